"""A bare Debian root, in which a package is installed, used and purged.

The root contains the essential packages, the given ones and what they depend on, and nothing else. It is copied from
the packages of this machine, without a network; or, if `from_mirror` is set, mmdebstrap makes it from the mirror of
this machine.
"""
import functools
import os
import re
import shutil
import subprocess
from pathlib import Path

DPKG = Path("/var/lib/dpkg")
LEFT_OUT = ("/usr/share/doc/", "/usr/share/man/", "/usr/share/locale/", "/usr/share/info/")  # as on small systems
DEVICES = {"null": (1, 3), "zero": (1, 5), "full": (1, 7), "random": (1, 8), "urandom": (1, 9)}
USER = 1000  # user and group, as of the first user of a system
HOME = "/tmp/home"


class Package:
    """A package of this machine."""

    def __init__(self, fields):
        self.name, self.architecture, self.essential, self.needs, provides = fields
        self.provides = [word.split(" ")[0] for word in split(provides, ",")]

    def info(self):
        """Returns the files of dpkg's database about the package."""
        return info_files().get(self.name, []) + info_files().get(f"{self.name}:{self.architecture}", [])


@functools.cache
def info_files():
    """Returns the files of dpkg's database by package: "libc6:amd64.list" belongs to libc6:amd64."""
    files = {}
    for name in sorted(os.listdir(DPKG / "info")):
        files.setdefault(name.rsplit(".", 1)[0], []).append(DPKG / "info" / name)
    return files


def split(text, separator):
    return [word.strip() for word in text.split(separator) if word.strip()]


def installed_packages():
    fields = ["Package", "Architecture", "Essential", "Pre-Depends", "Depends", "Provides"]
    form = "".join("${%s}\t" % field for field in fields) + "${db:Status-Status}\n"
    listed = subprocess.run(["dpkg-query", "-W", "-f", form], capture_output=True, text=True, check=True).stdout
    packages = {}
    for line in listed.splitlines():
        name, architecture, essential, before, after, provides, status = line.split("\t")
        if status == "installed":
            needs = split(before, ",") + split(after, ",")
            packages[name] = Package((name, architecture, essential == "yes", needs, provides))
    return packages


def names_in(need):
    """Returns the alternatives of a dependency, "a (>= 1) | b", without versions and architectures."""
    return [re.split(r"[ (:]", choice)[0] for choice in split(need, "|")]


def closure(packages, wanted):
    """Returns the names of the wanted packages and of all that they need. `wanted` lists dependencies."""
    providers = {name: name for name in packages}
    for package in packages.values():
        for provided in package.provides:
            providers.setdefault(provided, package.name)
    left = list(wanted) + [name for name, package in packages.items() if package.essential]
    taken = set()
    while left:
        need = left.pop()
        known = [providers[name] for name in names_in(need) if name in providers]
        if not known:
            raise SystemExit(f"No package of this machine satisfies {need}: install the packages in app/packages.txt.")
        if known[0] not in taken:
            taken.add(known[0])
            left += packages[known[0]].needs
    return taken


@functools.cache
def real_folder(path):
    return os.path.realpath(path)


class BareRoot:
    def __init__(self, folder):
        self.folder = Path(folder)

    def fill(self, wanted, from_mirror):
        if from_mirror:
            names = ",".join(names_in(need)[0] for need in wanted)
            sources = ["/etc/apt/sources.list.d/debian.sources", "/etc/apt/sources.list"]
            subprocess.run(["mmdebstrap", "--variant=minbase", f"--include={names}", "bookworm", self.folder,
                            *[source for source in sources if os.path.exists(source)][:1]], check=True)
        else:
            self.copy(wanted)
        for name in ("dev", "proc", "sys", "tmp"):
            (self.folder / name).mkdir(exist_ok=True)
        self.inside("/tmp").chmod(0o1777)
        self.make_devices()
        self.inside(HOME).mkdir(mode=0o700)
        if os.getuid() == 0:
            os.chown(self.inside(HOME), USER, USER)
        self.run(["ldconfig"])
        self.run(["update-mime-database", "/usr/share/mime"])

    def copy(self, wanted):
        packages = installed_packages()
        taken = closure(packages, wanted)
        for name in ("bin", "sbin", "lib", "lib32", "lib64", "libx32"):  # Debian's links into usr
            if os.path.islink(f"/{name}"):
                (self.folder / "usr" / name).mkdir(parents=True, exist_ok=True)
                (self.folder / name).symlink_to(os.readlink(f"/{name}"))
        for name in ("info", "updates", "triggers", "alternatives", "parts"):
            (self.folder / "var/lib/dpkg" / name).mkdir(parents=True)
        for name in sorted(taken):
            for info in packages[name].info():
                self.copy_file(info)
                if info.suffix == ".list":
                    for path in info.read_text().splitlines():
                        self.copy_file(Path(path))
        for path in ("/etc/passwd", "/etc/group", DPKG / "info/format", DPKG / "arch"):
            self.copy_file(Path(path))
        self.choose_alternatives()
        self.write_database(taken)

    def copy_file(self, path):
        """Copies a file, link or folder if it exists. Files in usr are links, because dpkg never changes them in place."""
        if str(path).startswith(LEFT_OUT):
            return
        target = f"{self.folder}{real_folder(os.path.dirname(path))}/{path.name}"
        if os.path.lexists(target) or not os.path.lexists(path):
            return
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if path.is_symlink():
            os.symlink(os.readlink(path), target)
        elif path.is_dir():
            os.mkdir(target)
        else:
            try:
                (os.link if path.parts[1] != "etc" and path.parts[1] != "var" else shutil.copy2)(path, target)
            except OSError:  # a link to another disk, or to another user's file
                shutil.copy2(path, target)

    def choose_alternatives(self):
        """Copies the links to what was chosen here, such as /usr/bin/which, if it is in the root."""
        for record in sorted((DPKG / "alternatives").iterdir()):
            lines = record.read_text().split("\n\n")[0].splitlines()
            for name, link in [(record.name, lines[1]), *zip(lines[2::2], lines[3::2])]:
                choice = Path("/etc/alternatives") / name
                if choice.is_symlink() and self.inside(os.readlink(choice)).exists():
                    self.copy_file(choice)
                    self.copy_file(Path(link))

    def write_database(self, taken):
        stanzas = (DPKG / "status").read_text().split("\n\n")
        kept = [text for text in stanzas if re.match(r"Package: (.*)", text.strip() + "\n") and
                re.match(r"Package: (.*)", text.strip())[1] in taken and "\nStatus: install ok installed" in text]
        database = self.folder / "var/lib/dpkg"
        (database / "status").write_text("\n\n".join(text.strip("\n") for text in kept) + "\n\n")
        (database / "available").write_text("")
        for name in ("File", "Unincorp"):
            triggers = DPKG / "triggers" / name
            lines = triggers.read_text().splitlines() if triggers.exists() else []
            kept = [line for line in lines if re.split("[:/]", line.split(" ")[-1])[0] in taken]
            (database / "triggers" / name).write_text("".join(line + "\n" for line in kept))

    def make_devices(self):
        for name, (major, minor) in DEVICES.items():
            path = self.folder / "dev" / name
            if path.exists():
                continue
            try:
                os.mknod(path, 0o666 | 0o020000, os.makedev(major, minor))
                path.chmod(0o666)
            except PermissionError:
                path.touch()

    def inside(self, path):
        return self.folder / str(path).lstrip("/")

    def command(self, words, as_user=False):
        """Returns a command that runs `words` in the root, with the devices, /proc, /sys and the screens of this
        machine."""
        shared = [*[f"/dev/{name}" for name in DEVICES], "/sys"]
        if os.path.isdir("/tmp/.X11-unix"):
            self.inside("/tmp/.X11-unix").mkdir(exist_ok=True)
            shared.append("/tmp/.X11-unix")
        mounts = [f"mount --rbind {path} '{self.inside(path)}'" for path in shared]
        mounts.append(f"mount -t proc proc '{self.inside('/proc')}'")
        user = f"--userspec={USER}:{USER} " if as_user and os.getuid() == 0 else ""
        script = " && ".join([*mounts, f"exec chroot {user}'{self.folder}' \"$@\""])
        return [*namespace(), "sh", "-c", script, "sh", *[str(word) for word in words]]

    def environment(self, **more):
        return {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": HOME, "LC_ALL": "C.UTF-8",
                "DEBIAN_FRONTEND": "noninteractive",
                "PKGSYSTEM_ENABLE_FSYNC": "0", **more}

    def run(self, words, as_user=False, check=True, **more):
        done = subprocess.run(self.command(words, as_user), env=self.environment(**more), text=True,
                              capture_output=True, timeout=300)
        if check and done.returncode != 0:
            raise SystemExit(f"{' '.join(str(word) for word in words)} in the bare root: exit status "
                             f"{done.returncode}\n{done.stdout}{done.stderr}")
        return done

    def files(self, left_out):
        """Returns what each file in the root is: its type and rights, and its size or target."""
        found = {}
        for folder, folders, names in os.walk(self.folder):
            inside = "/" + str(Path(folder).relative_to(self.folder)).lstrip(".")
            folders[:] = [name for name in folders if os.path.join(inside, name) not in left_out]
            for name in [*folders, *names]:
                path = os.path.join(inside, name)
                if path not in left_out:
                    state = os.lstat(self.inside(path))
                    is_link = self.inside(path).is_symlink()
                    size = 0 if name in folders else state.st_size
                    found[path] = (oct(state.st_mode), os.readlink(self.inside(path)) if is_link else size)
        return found


def namespace():
    """Returns the command that gives a process its own mounts."""
    as_root = [] if os.getuid() == 0 else ["--user", "--map-root-user"]
    return ["unshare", *as_root, "--mount", "--pid", "--fork", "--kill-child"]


def may_mount():
    """Whether this machine allows a process to have its own mounts."""
    return subprocess.run([*namespace(), "true"], capture_output=True).returncode == 0
