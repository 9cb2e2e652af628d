# Functions that install the missing packages of app/packages.txt. Sourced by app/run.sh and tests/run.sh, whose
# working folder is the root of the source tree.

listed_packages() {
    sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' app/packages.txt | sort -u
}

missing_packages() {
    comm -23 <(listed_packages) \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p' | sort -u)
}

# ensure_packages INSTALL: installs the missing packages, or only lists them if INSTALL is "no".
ensure_packages() {
    if ! command -v dpkg-query >/dev/null; then
        echo "This system is not Debian. Install the packages in app/packages.txt, or their equivalents." >&2
        return 0
    fi
    local missing
    missing=$(missing_packages)
    if [ -z "$missing" ]; then
        return 0
    fi
    if [ "$1" = no ]; then
        echo "Missing packages, not installed because of --no-install:" $missing >&2
        return 0
    fi
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Packages are missing, and sudo is not available. Run as root:" >&2
            echo "    apt-get install" $missing >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing" $missing
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -q &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
}
