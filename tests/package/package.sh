#!/usr/bin/env bash
# What Debian says of the package, how large it is, and whether it depends on this machine; then it is used, see
# clean_root.sh. Arguments: the package, the same made a second time, a folder for what is kept.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
package=$1
again=$2
out=$3

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

cmp "$package" "$again" || fail "made twice, the package is not the same"
lintian --allow-root --fail-on error,warning "$package" || fail "lintian objects, see above"
size=$(dpkg-deb -f "$package" Installed-Size)
((size < 40 * 1024)) || fail "installed, the package takes $size KiB"
depends=$(dpkg-deb -f "$package" Depends)
[[ ! $depends =~ -dev([ ,]|$) ]] || fail "the package asks for headers: $depends"
files=$(dpkg-deb -c "$package")
others=$(awk '$2 != "root/root" || seen != "" && seen != $4 " " $5 { print } { seen = $4 " " $5 }' <<<"$files")
[[ -z $others ]] || fail "not of root, or of another time than the commit:
$others"
grep -q ' \./usr/share/tilewright/player\.html$' <<<"$files" || fail "the page that plays games is missing"
# grep -c reads to the end; grep -q would close the pipe before, which looks like a failure.
found=$(dpkg-deb --fsys-tarfile "$package" | tar -xO ./usr/bin/tilewright | grep -cF "$(realpath "$here/../..")/" || true)
((found == 0)) || fail "the program tells where it was built"
echo "$(basename "$package"): $(($(stat -c %s "$package") / 1024)) KiB, installed $size KiB; asks for $depends"

if ((EUID != 0)) && command -v sudo >/dev/null; then
    sudo bash "$here/clean_root.sh" "$package" "$out"
else
    bash "$here/clean_root.sh" "$package" "$out"
fi
