#!/usr/bin/env bash
# Which commit packaging/commit.cmake says a checkout or an archive is of, and which version a package gets.
# Argument: the checkout.
set -euo pipefail
sources=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Nothing of whoever runs this.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.org GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.org
export GIT_AUTHOR_DATE='2026-03-01T12:34:56Z' GIT_COMMITTER_DATE='2026-03-01T12:34:56Z'
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE SOURCE_DATE_EPOCH

# WHERE SAYS WHAT: what the script prints in the folder $work/WHERE.
says() {
    local found
    found=$(cmake -P "$work/$1/packaging/commit.cmake")
    if [[ $found != "$2" ]]; then
        printf '%s: expected %s, found %s\n' "$3" "$2" "$found"
        exit 1
    fi
}
archive() {
    rm -rf "$work/archive"
    git -C "$work/here" archive --prefix=archive/ HEAD | tar -x -C "$work"
}

mkdir -p "$work/here/packaging"
cp "$sources/packaging/commit.cmake" "$sources/packaging/commit.txt" "$work/here/packaging"
cp "$sources/.gitattributes" "$work/here"
echo 'project(tilewright VERSION 1.2.0 LANGUAGES CXX' >"$work/here/CMakeLists.txt"
says here '||1.2.0' 'without git'

cd "$work/here"
git init -q -b main .
git add -A
git commit -q -m first
hash=$(git rev-parse --short=12 HEAD)
says here "$hash|1772368496|1.2.0~git202603011234.$hash" 'without a tag'
archive
says archive "$hash|1772368496|1.2.0~git202603011234.$hash" 'an archive without a tag'
if ((EUID == 0)); then
    chown -R 1:1 .
    says here "$hash|1772368496|1.2.0~git202603011234.$hash" "somebody else's checkout"
    chown -R 0:0 .
fi

echo >>CMakeLists.txt
says here "$hash, changed|1772368496|1.2.0~git202603011234.$hash+0.changed" 'with a change'
git checkout -q .
touch new
says here "$hash|1772368496|1.2.0~git202603011234.$hash" 'with a file that git does not know'

git tag v1.1.0
says here "v1.1.0-0-g$hash|1772368496|1.2.0~git202603011234.$hash" 'at the tag of the version before'
git tag -d v1.1.0 >/dev/null
git tag v1.2.0
says here "v1.2.0-0-g$hash|1772368496|1.2.0" 'at its tag'
archive
says archive "v1.2.0-0-g$hash|1772368496|1.2.0" 'an archive of its tag'

git add new
git commit -q -m second
hash=$(git rev-parse --short=12 HEAD)
says here "v1.2.0-1-g$hash|1772368496|1.2.0+1.g$hash" 'after its tag'
archive
says archive "v1.2.0-1-g$hash|1772368496|1.2.0+1.g$hash" 'an archive after its tag'
# The folder around it belongs to somebody else.
rm -rf "$work/here/inside"
mkdir inside
cp -r CMakeLists.txt packaging inside
says here/inside '||1.2.0' 'unpacked inside another repository'

# They sort as time goes.
earlier=
for version in 1.2.0~git202603011234.ffffffffffff 1.2.0~git202603011235.000000000000 1.2.0 1.2.0+0.changed 1.2.0+9.gffffffffffff \
    1.2.0+10.g000000000000 1.3.0~git202604011234.000000000000; do
    if [[ -n $earlier ]] && ! dpkg --compare-versions "$earlier" lt "$version"; then
        echo "$version sorts before $earlier"
        exit 1
    fi
    earlier=$version
done

# The source says so, and stays untouched where it says so already.
cmake "-DOUTPUT=$work/commit.cpp" -P packaging/commit.cmake
grep -qF "return \"v1.2.0-1-g$hash\";" "$work/commit.cpp"
touch -d @1000000000 "$work/commit.cpp"
cmake "-DOUTPUT=$work/commit.cpp" -P packaging/commit.cmake
if [[ $(stat -c %Y "$work/commit.cpp") != 1000000000 ]]; then
    echo "commit.cpp was written though nothing had changed"
    exit 1
fi
