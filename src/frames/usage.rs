//! What this process has used, where the system tells: on Linux.

use std::fs;

/// The most memory that this process has had so far, in MB (of a million bytes).
pub(super) fn peak_memory() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024.0 / 1e6)
}

/// The seconds of processor time that this process has used so far. Linux counts them in hundredths.
pub(super) fn processor_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in brackets, may hold anything; user and system time are the 12th and 13th fields after it.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / 100.0)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn memory_and_time_grow_with_use() {
        let (memory, time) = (peak_memory().unwrap(), processor_seconds().unwrap());
        let all = vec![1_u8; 200_000_000];
        let sum: u64 = (0..5).map(|_| all.iter().map(|byte| u64::from(*byte)).sum::<u64>()).sum();
        assert_eq!(sum, 1_000_000_000);
        assert!(peak_memory().unwrap() >= memory.max(200.0));
        assert!(processor_seconds().unwrap() > time);
    }
}
