#!/usr/bin/env bash
# Installs the package where nothing else of Tilewright is, uses it, and removes it. That place is a Debian of its own, made
# by mmdebstrap; where this machine lets nobody mount, a folder that dpkg takes for its root, with the libraries of the
# machine. The first line printed says which. A screenshot of the window is left in OUT.
# Arguments: the package, OUT. Asks for root.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tests/package/use.sh
source "$here/use.sh"

# What is in the root, without what keeps changing in it and what belongs to dpkg and apt.
inventory() {
    (cd "$root" && find . -xdev '(' -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./home -o -path ./var/log \
        -o -path ./var/cache -o -path ./var/lib/apt -o -path ./var/lib/dpkg ')' -prune -o -type f -exec md5sum '{}' + -o -print) | sort
}

nothing_is_left() {
    inventory >"$work/after"
    if ! diff "$work/before" "$work/after"; then
        fail "removing the package leaves traces, see above"
    fi
}

# In a root that mmdebstrap has made. What the package names comes first, so that it can be told from the package itself.
in_debian() {
    local apt=(chroot "$root" env DEBIAN_FRONTEND=noninteractive apt-get -qy -o Dpkg::Use-Pty=0 --no-install-recommends)
    "${apt[@]}" satisfy "$(dpkg-deb -f "$package" Depends)" >"$work/apt.log" 2>&1 || fail "$(cat "$work/apt.log")"
    inventory >"$work/before"
    cp "$package" "$root/tmp/tilewright.deb"
    "${apt[@]}" install /tmp/tilewright.deb >"$work/apt.log" 2>&1 || fail "$(cat "$work/apt.log")"
    install -d -m 700 -o 1000 -g 1000 "$root/home/user" "$root/home/user/run"
    use_it "$root/home/user" /usr chroot --userspec=1000:1000 "$root" env -i -C /home/user HOME=/home/user \
        XDG_RUNTIME_DIR=/home/user/run PATH=/usr/bin:/bin
    "${apt[@]}" purge tilewright >"$work/apt.log" 2>&1 || fail "$(cat "$work/apt.log")"
    nothing_is_left
}

# The libraries are those of this machine, where the package's names for them mean nothing.
in_folder() {
    local dpkg=(dpkg --root="$root" --force-not-root --force-depends --log=/dev/null)
    mkdir -p "$root/var/lib/dpkg"
    install -d -m 700 "$work/home" "$work/home/run"
    touch "$root/var/lib/dpkg/status"
    inventory >"$work/before"
    "${dpkg[@]}" --install "$package" >"$work/dpkg.log" 2>&1 || fail "$(cat "$work/dpkg.log")"
    use_it "$work/home" "$root/usr" env -i -C "$work/home" HOME="$work/home" \
        XDG_RUNTIME_DIR="$work/home/run" PATH="$root/usr/bin:/usr/bin:/bin"
    "${dpkg[@]}" --purge tilewright >"$work/dpkg.log" 2>&1 || fail "$(cat "$work/dpkg.log")"
    nothing_is_left
}

# Packages once downloaded are kept, and synced to disk by nobody.
debian() {
    local kept=$out/debian
    mkdir -p "$kept"
    mmdebstrap --quiet --mode=root --variant=apt --dpkgopt=force-unsafe-io --skip=essential/unlink,cleanup/apt \
        --setup-hook="mkdir -p \"\$1\"/var/cache/apt/archives && cp -t \"\$1\"/var/cache/apt/archives '$kept'/. -r" \
        --customize-hook="bash '$here/clean_root.sh' --inside \"\$1\" '$package' '$out'" \
        --customize-hook="cp -u \"\$1\"/var/cache/apt/archives/*.deb '$kept'" \
        bookworm /dev/null
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $1 == --inside ]]; then
    root=$2 package=$3 out=$4
    in_debian
    exit
fi
package=$(realpath "$1")
out=$(realpath "$2")
if ((EUID == 0)) && command -v mmdebstrap >/dev/null && unshare --mount true 2>/dev/null; then
    echo "In a Debian of its own, made by mmdebstrap:"
    debian
else
    echo "In a folder that dpkg takes for its root, since nobody may mount here; with the libraries of this machine:"
    root=$work/root
    mkdir "$root"
    in_folder
fi
echo "Installed, used and removed without a trace."
