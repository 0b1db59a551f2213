//! Files that are replaced as a whole or not at all. No Bevy and no knowledge of what is in them.
//!
//! A write goes to a new file beside the old one, is synced, and takes the old one's name; what stood there before stays as
//! `NAME.bak`. A file that cannot be read is never overwritten: it is moved to the first free `STEM.broken-N.ron`.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

/// No file of ours is near this size in bytes, so a larger one is broken and is not read whole.
const LARGEST: u64 = 16 << 20;

/// A file with its backup.
#[derive(Debug)]
pub struct Stored {
    path: PathBuf,
    /// A broken file stands at `path` that could not be moved, and why: nothing may be written there.
    blocked: Option<String>,
}

/// What was found on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loaded<T> {
    /// No file.
    Nothing,
    /// The file as it was written last.
    Whole(T),
    /// The file is broken or gone; this is the one before it.
    Older(T, Broken),
    /// Neither the file nor its backup can be read.
    Broken(Broken),
}

/// A file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The name under which it is kept, in the same folder.
    pub kept: String,
    /// What is wrong with it, in English.
    pub reason: String,
}

impl Stored {
    /// The file at that path, which need not exist.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into(), blocked: None }
    }

    /// The file's name without its folder.
    #[must_use]
    pub fn name(&self) -> String {
        name_of(&self.path)
    }

    fn backup(&self) -> PathBuf {
        let mut path = self.path.clone().into_os_string();
        path.push(".bak");
        path.into()
    }

    /// Reads the file, or its backup if the file is broken. What `parse` refuses is moved aside.
    pub fn load<T>(&mut self, parse: impl Fn(&str) -> Result<T, String>) -> Loaded<T> {
        self.sweep();
        let read = |path: &Path| read(path).map(|text| text.and_then(|text| parse(&text)));
        match read(&self.path) {
            Some(Ok(value)) => Loaded::Whole(value),
            Some(Err(reason)) => {
                let broken = self.set_aside(reason);
                match read(&self.backup()) {
                    Some(Ok(value)) => self.restored(value, broken),
                    Some(Err(_)) => {
                        // Where it cannot be moved the next write fails too, and says so.
                        let _ = set_aside(&self.backup());
                        Loaded::Broken(broken)
                    }
                    None => Loaded::Broken(broken),
                }
            }
            // Never left so by this program, which removes the backup first.
            None => match read(&self.backup()) {
                Some(Ok(value)) => {
                    let broken = Broken { kept: name_of(&self.backup()), reason: "the file is gone".to_owned() };
                    self.restored(value, broken)
                }
                Some(Err(reason)) => match set_aside(&self.backup()) {
                    Ok(kept) => Loaded::Broken(Broken { kept, reason }),
                    Err(_) => Loaded::Nothing,
                },
                None => Loaded::Nothing,
            },
        }
    }

    /// Puts the backup back in the file's place, so that it is what the next start finds.
    fn restored<T>(&self, value: T, broken: Broken) -> Loaded<T> {
        if self.blocked.is_none() {
            // If it fails, so does the next write, and that is told.
            let _ = fs::read_to_string(self.backup()).and_then(|text| write_atomically(&self.path, &text));
        }
        Loaded::Older(value, broken)
    }

    /// Moves the file aside because of `reason`. If that is impossible it stays, and nothing is written over it.
    pub fn set_aside(&mut self, reason: String) -> Broken {
        match set_aside(&self.path) {
            Ok(kept) => Broken { kept, reason },
            Err(error) => {
                self.blocked = Some(format!("{}: {error}", self.name()));
                Broken { kept: self.name(), reason }
            }
        }
    }

    /// Replaces the file by one with that text; the old one becomes the backup.
    ///
    /// # Errors
    /// If the text could not be written; the old file then still stands.
    pub fn write(&self, text: &str) -> io::Result<()> {
        if let Some(reason) = &self.blocked {
            return Err(io::Error::other(reason.clone()));
        }
        // A copy and no link, so that an editor which writes into the file does not write into the backup. A backup that
        // cannot be made is no reason not to save.
        let copied = self.backup().with_extension("bak.new");
        if fs::copy(&self.path, &copied).is_ok() {
            let _ = fs::rename(&copied, self.backup());
        }
        write_atomically(&self.path, text)
    }

    /// Removes the file and its backup.
    ///
    /// # Errors
    /// If one of them is there and cannot be removed.
    pub fn remove(&self) -> io::Result<()> {
        // The backup first: alone it would be taken for a save.
        for path in [self.backup(), self.path.clone()] {
            match fs::remove_file(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }

    /// Removes what a write that was killed half-way left behind.
    fn sweep(&self) {
        let (Some(folder), prefix) = (self.path.parent(), format!(".{}.", self.name())) else { return };
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let suffix = name.to_str().and_then(|name| name.strip_prefix(&prefix));
            if suffix.is_some_and(|s| s.len() == 6 && s.bytes().all(|b| b.is_ascii_alphanumeric())) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// Writes a file that nothing but its whole new content can ever stand in.
///
/// # Errors
/// If it could not be written; what stood there before is untouched.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(text.as_bytes())?;
    file.commit()
}

/// The text of a file; `None` if there is no file, and what is wrong if it is no text.
fn read(path: &Path) -> Option<Result<String, String>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
        Err(error) => return Some(Err(error.to_string())),
    };
    let mut text = String::new();
    Some(match file.take(LARGEST + 1).read_to_string(&mut text) {
        Ok(read) if read as u64 > LARGEST => Err(format!("larger than {LARGEST} bytes")),
        Ok(_) => Ok(text),
        Err(error) => Err(error.to_string()),
    })
}

/// Moves `STEM.ron` to the first free `STEM.broken-N.ron` and gives its new name.
fn set_aside(path: &Path) -> io::Result<String> {
    let name = name_of(path);
    let stem = name.split('.').next().unwrap_or(&name);
    for n in 1_u32.. {
        let kept = format!("{stem}.broken-{n}.ron");
        let target = path.with_file_name(&kept);
        // Also a link to nowhere is something.
        if fs::symlink_metadata(&target).is_err() {
            return fs::rename(path, target).map(|()| kept);
        }
    }
    Err(io::Error::other("too many broken files"))
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    fn parse(text: &str) -> Result<u32, String> {
        text.parse::<u32>().map_err(|e| e.to_string())
    }

    fn names(folder: &TempDir) -> Vec<String> {
        let mut names: Vec<_> =
            fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn writes_and_reads_with_one_backup() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("match.ron");
        let mut stored = Stored::new(&path);
        assert_eq!(stored.load(parse), Loaded::Nothing);
        for n in 1..=3 {
            stored.write(&n.to_string()).unwrap();
        }
        assert_eq!(stored.load(parse), Loaded::Whole(3));
        assert_eq!(names(&folder), ["match.ron", "match.ron.bak"]);
        assert_eq!(fs::read_to_string(folder.path().join("match.ron.bak")).unwrap(), "2");
        stored.remove().unwrap();
        stored.remove().unwrap();
        assert_eq!(names(&folder), [""; 0]);
    }

    #[test]
    fn broken_files_are_kept_and_counted() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("match.ron");
        let mut stored = Stored::new(&path);
        stored.write("1").unwrap();
        stored.write("2").unwrap();
        fs::write(&path, "first").unwrap();
        let Loaded::Older(1, broken) = stored.load(parse) else { panic!() };
        assert_eq!(broken.kept, "match.broken-1.ron");
        fs::write(&path, b"\xff\xfe").unwrap();
        fs::write(folder.path().join("match.ron.bak"), "third").unwrap();
        let Loaded::Broken(broken) = stored.load(parse) else { panic!() };
        assert_eq!(broken.kept, "match.broken-2.ron");
        assert_eq!(stored.load(parse), Loaded::Nothing);
        for (n, text) in [(1, &b"first"[..]), (2, b"\xff\xfe"), (3, b"third")] {
            assert_eq!(fs::read(folder.path().join(format!("match.broken-{n}.ron"))).unwrap(), text);
        }
        // And the game can be saved again.
        stored.write("4").unwrap();
        assert_eq!(stored.load(parse), Loaded::Whole(4));
    }

    #[test]
    fn a_backup_alone_is_used() {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("match.ron.bak"), "7").unwrap();
        let mut stored = Stored::new(folder.path().join("match.ron"));
        assert!(matches!(stored.load(parse), Loaded::Older(7, _)));
        assert_eq!(names(&folder), ["match.ron", "match.ron.bak"]);
        assert_eq!(stored.load(parse), Loaded::Whole(7));
    }

    #[test]
    fn a_folder_in_the_files_place_is_moved_aside() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("match.ron");
        fs::create_dir(&path).unwrap();
        fs::write(path.join("inside"), "x").unwrap();
        let mut stored = Stored::new(&path);
        assert!(matches!(stored.load(parse), Loaded::Broken(_)));
        stored.write("1").unwrap();
        assert_eq!(stored.load(parse), Loaded::Whole(1));
        assert_eq!(fs::read_to_string(folder.path().join("match.broken-1.ron/inside")).unwrap(), "x");
    }

    #[test]
    fn a_huge_file_is_kept_unread() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("match.ron");
        File::create(&path).unwrap().set_len(LARGEST * 1000).unwrap();
        let Loaded::Broken(broken) = Stored::new(&path).load(parse) else { panic!() };
        assert!(broken.reason.contains("larger"));
        assert_eq!(fs::metadata(folder.path().join(broken.kept)).unwrap().len(), LARGEST * 1000);
    }

    #[test]
    fn impossible_folders_are_errors() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "x").unwrap();
        for path in [file.join("match.ron"), folder.path().join("gone/match.ron"), "/proc/match.ron".into()] {
            let mut stored = Stored::new(path);
            stored.load(parse);
            stored.write("1").unwrap_err();
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), "x");
    }

    /// A broken file that cannot be moved stays as it is. Shown with a folder that lacks write permission, which binds
    /// everybody but root; the same is done by hand below for root.
    #[test]
    fn what_cannot_be_moved_is_not_overwritten() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("match.ron");
        fs::write(&path, "broken").unwrap();
        let mut stored = Stored::new(&path);
        stored.blocked = Some("match.ron: read-only".to_owned());
        let error = stored.write("1").unwrap_err();
        assert!(error.to_string().contains("read-only"));
        assert_eq!(fs::read_to_string(&path).unwrap(), "broken");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o500)).unwrap();
            let binds = File::create(folder.path().join("probe")).is_err();
            let mut stored = Stored::new(&path);
            let loaded = stored.load(parse);
            assert!(matches!(loaded, Loaded::Broken(_)));
            if binds {
                stored.write("1").unwrap_err();
                assert_eq!(fs::read_to_string(&path).unwrap(), "broken");
            }
            fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).unwrap();
        }
    }

    /// Whoever has the file open while it is written goes on reading the old text: it is replaced, never truncated.
    #[cfg(unix)]
    #[test]
    fn never_truncated_in_place() {
        use std::io::Seek;
        use std::os::unix::fs::MetadataExt;
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("match.ron");
        let stored = Stored::new(&path);
        stored.write("before").unwrap();
        let mut open = File::open(&path).unwrap();
        for n in 0..20 {
            stored.write(&format!("after {n}")).unwrap();
            let mut text = String::new();
            open.rewind().unwrap();
            open.read_to_string(&mut text).unwrap();
            assert_eq!(text, "before");
        }
        assert_ne!(fs::metadata(&path).unwrap().ino(), open.metadata().unwrap().ino());
    }

    #[test]
    fn leftovers_of_killed_writes_are_swept() {
        let folder = TempDir::new().unwrap();
        for name in [".match.ron.aB3dE6", ".match.ron.notours", "match.ron.txt", ".other.ron.aB3dE6"] {
            fs::write(folder.path().join(name), "1").unwrap();
        }
        Stored::new(folder.path().join("match.ron")).load(parse);
        assert_eq!(names(&folder), [".match.ron.notours", ".other.ron.aB3dE6", "match.ron.txt"]);
    }
}
