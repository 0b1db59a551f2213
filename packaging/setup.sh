#!/bin/sh
# Makes a machine that has Rust ready to build and show the game: a C linker, ALSA's headers, and the libraries that the
# window loads. Says what to install by hand where it cannot. Does nothing, quickly, when all is there.
set -eu

# To build.
build='gcc libc6-dev pkg-config libasound2-dev'
# To show the window: X11, Wayland, the keyboard, and Vulkan or OpenGL by any graphics card or by none.
show='libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 libxkbcommon0 libxkbcommon-x11-0 libwayland-client0
    libwayland-cursor0 libwayland-egl1 libvulkan1 mesa-vulkan-drivers libegl1 libgl1-mesa-dri'

say() { printf '%s\n' "$*" >&2; }

# Prints those of the packages named that are not installed.
missing() {
    for package in "$@"; do
        case $(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null) in
            ii*) ;;
            *) printf '%s ' "$package" ;;
        esac
    done
}

debian() {
    # shellcheck disable=SC2086
    packages=$(missing $build $show)
    [ -n "$packages" ] || return 0
    root=''
    if [ "$(id -u)" != 0 ]; then
        root=sudo
        if ! command -v sudo >/dev/null; then
            say "The game needs some packages. Install them as root and run this again:"
            say "  apt-get install $packages"
            return 1
        fi
    fi
    say "Installing what the game needs: $packages"
    $root apt-get update -qq
    # shellcheck disable=SC2086
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages >/dev/null
}

# Elsewhere only what building needs can be told to be missing.
elsewhere() {
    if command -v cc >/dev/null && pkg-config --exists alsa 2>/dev/null; then
        return 0
    fi
    say "The game needs a C linker, pkg-config, ALSA's headers, and Vulkan or OpenGL drivers. To install them:"
    say "  Fedora:    sudo dnf install gcc pkgconf-pkg-config alsa-lib-devel vulkan-loader mesa-vulkan-drivers libxkbcommon-x11"
    say "  Arch:      sudo pacman -S --needed gcc pkgconf alsa-lib vulkan-icd-loader vulkan-swrast libxkbcommon-x11"
    say "  openSUSE:  sudo zypper install gcc pkgconf alsa-devel libvulkan1 Mesa-vulkan-drivers libxkbcommon-x11-0"
    say "Without ALSA's headers a silent game builds: cargo run --locked --no-default-features --features gui"
    return 1
}

case $(uname -s) in
    Linux)
        if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then debian; else elsewhere; fi
        ;;
    Darwin)
        xcode-select -p >/dev/null 2>&1 || { say "The game needs Apple's linker. Install it with: xcode-select --install"; exit 1; }
        ;;
    *)
        say "On Windows only Rust with the build tools of Visual Studio is needed. Start the game with: cargo run --locked"
        ;;
esac
