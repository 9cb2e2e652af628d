# Installs missing packages of app/packages.txt. Sourced by app/run.sh and tests/run.sh, whose working folder is
# the top of the source tree.

listed_packages() {
    sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' app/packages.txt | sort -u
}

missing_packages() {
    comm -23 <(listed_packages) \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p' | sort -u)
}

# ensure_packages INSTALL: with "no", only checks and installs nothing.
ensure_packages() {
    if ! command -v dpkg-query >/dev/null; then
        echo "This is no Debian: please see that what app/packages.txt names is there." >&2
        return 0
    fi
    local missing
    missing=$(missing_packages)
    if [ -z "$missing" ]; then
        return 0
    fi
    if [ "$1" = no ]; then
        echo "Not installed, as asked:" $missing >&2
        return 0
    fi
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Missing packages, and no sudo to install them with. As root:" >&2
            echo "    apt-get install" $missing >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing" $missing
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -q &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
}
