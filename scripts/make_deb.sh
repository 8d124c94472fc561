#!/usr/bin/env bash
# make_deb.sh BUILD FOLDER: puts a built program into a Debian package and prints the package's name.
# SOURCE_DATE_EPOCH is the time of every file in it.
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1 into=$2
name=cardroom
version=$(sed -n 's/^project(cardroom VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
date=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)
tree=$build/deb
rm -rf "$tree"
mkdir -p "$tree/DEBIAN"
program=$tree/usr/bin/cardroom

# put MODE FILE PLACE
put() { install -D -m "$1" "$2" "$tree/$3"; }

# The program for any PC, and its forms for wider processors.
put 755 "$build/src/cardroom" usr/bin/cardroom
programs=("$program")
for form in x86-64-v3 x86-64-v4; do
  put 755 "$build/src/$form/cardroom" "usr/lib/cardroom/$form/cardroom"
  programs+=("$tree/usr/lib/cardroom/$form/cardroom")
done
strip --strip-unneeded --remove-section=.comment --remove-section=.note "${programs[@]}"
put 644 packaging/cardroom.service usr/lib/systemd/system/cardroom.service
put 644 packaging/cardroom-backup.service usr/lib/systemd/system/cardroom-backup.service
put 644 packaging/cardroom-backup.timer usr/lib/systemd/system/cardroom-backup.timer
put 644 LICENSE usr/share/doc/cardroom/copyright
for page in README.md docs/*.md; do put 644 "$page" "usr/share/doc/cardroom/$(basename "$page")"; done
# The settings of a room on several machines, which docs/several-machines.md goes through.
while read -r page; do
  put 644 "$page" "usr/share/doc/cardroom/examples/${page#packaging/}"
done < <(find packaging/cluster -type f | LC_ALL=C sort)

# Everything that follows from the command line's own description.
mkdir -p "$tree/etc/cardroom" "$tree/usr/share/man/man1" "$tree/usr/share/bash-completion/completions"
"$program" describe settings --set data=/var/lib/cardroom --set listen=0.0.0.0:8080 --set log=- \
  >"$tree/etc/cardroom/cardroom.toml"
"$program" describe bash >"$tree/usr/share/bash-completion/completions/cardroom"
"$program" describe man --folder "$tree/usr/share/man/man1" --date "$date"
gzip -9n "$tree"/usr/share/man/man1/*.1
{
  echo "cardroom ($version) unstable; urgency=medium"
  echo
  echo "  * CHANGELOG.md.gz beside this file says what has changed."
  echo
  echo " -- cardroom hosts <hosts@cardroom.example>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n >"$tree/usr/share/doc/cardroom/changelog.gz"
gzip -9nc CHANGELOG.md >"$tree/usr/share/doc/cardroom/CHANGELOG.md.gz"
find "$tree" -type d -exec chmod 755 {} +
find "$tree"/etc "$tree"/usr/share -type f -exec chmod 644 {} +

# The libraries that the programs really use, as dpkg-shlibdeps finds them.
mkdir -p "$build/debian"
printf 'Source: cardroom\n\nPackage: cardroom\nArchitecture: amd64\n' >"$build/debian/control"
libraries=$(cd "$build" && dpkg-shlibdeps -O "${programs[@]#"$build"/}" 2>/dev/null |
  sed -n 's/^shlibs:Depends=//p')
[ -n "$libraries" ] || { echo "make_deb.sh: dpkg-shlibdeps found no libraries" >&2; exit 1; }

for script in postinst prerm postrm; do install -m 755 "packaging/$script" "$tree/DEBIAN/$script"; done
echo /etc/cardroom/cardroom.toml >"$tree/DEBIAN/conffiles"
size=$(find "$tree" -path "$tree/DEBIAN" -prune -o -type f -printf '%s\n' | awk '{ n += int(($1 + 1023) / 1024) } END { print n }')
sed -e "s/@version@/$version/" -e "s/@libraries@/$libraries/" -e "s/@size@/$size/" packaging/control >"$tree/DEBIAN/control"
(cd "$tree" && find . -path ./DEBIAN -prune -o -type f -printf '%P\n' | LC_ALL=C sort | xargs -d '\n' md5sum) \
  >"$tree/DEBIAN/md5sums"
chmod 644 "$tree"/DEBIAN/{control,conffiles,md5sums}
find "$tree" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +

deb=$into/${name}_${version}_amd64.deb
# One thread: how many there are can change the bytes.
dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$tree" "$deb" >/dev/null
echo "$deb"
