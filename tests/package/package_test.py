#!/usr/bin/env python3
"""Makes the Debian package of a build folder and checks it: as a file, and installed in a bare Debian root.

    package_test.py BUILD

In the root are only the essential packages of Debian and what the package depends on, so that a missing dependency is
noticed. The sources and the build folder are not in it. LOCKSTEP_WHOLE_SUITES makes the root from Debian's mirror
instead of the packages of this machine, which takes some minutes.
"""
import gzip
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True  # in the folder of the sources
from bare_root import BareRoot, HOME, may_mount, split  # noqa: E402
from screen import Screen, wait_for  # noqa: E402

SOURCE = Path(__file__).resolve().parents[2]
PROGRAMS = ["lockstep", "lockstep-cli"]
WHOLE = bool(os.environ.get("LOCKSTEP_WHOLE_SUITES"))
RECORDING = "/usr/share/lockstep/resources/recordings/reduction-interleaved.lks"
# In the root, but no dependency: a device, and the programs whose triggers notice what is installed.
BESIDE = ["pocl-opencl-icd", "shared-mime-info", "desktop-file-utils", "man-db", "dpkg"]
# Files that triggers write again, and logs. The caches must not mention Lockstep after it was purged.
CACHES = ["/usr/share/applications/mimeinfo.cache", "/usr/share/mime", "/var/cache/man", "/etc/ld.so.cache"]
LEFT_OUT = [*CACHES, "/var/lib/dpkg", "/var/log", "/tmp", "/proc", "/sys", "/dev"]
KERNEL = "__kernel void add(__global float *a) { a[get_global_id(0)] += 1; }\n"
SKIPPED = 77  # exit status, which tests/CMakeLists.txt tells ctest
failures = []


def expect(is_right, text):
    if not is_right:
        failures.append(text)
        print("FAILED", text, flush=True)


def output_of(words, **options):
    """Returns what a command prints, and expects that it succeeds."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, **options)
    expect(done.returncode == 0, f"{' '.join(map(str, words))}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def package_of(build, folder):
    """Makes the package in a folder, and returns its path."""
    quickly = [] if WHOLE else ["-D", "CPACK_DEBIAN_COMPRESSION_TYPE=gzip"]
    output_of(["cpack", "--config", build / "CPackConfig.cmake", "-G", "DEB", "-B", folder, *quickly])
    [package] = folder.glob("*.deb")
    return package


def check_fields(package, build):
    """The version stands in one place, and everything that has a version has this one."""
    version = output_of([build / "bin/lockstep-cli", "--version"]).split()[1]
    field = output_of(["dpkg-deb", "-f", package, "Version"]).strip()
    expect(field.split("-")[0] == version, f"the package has the version {field}, the program {version}")
    for name in ("Depends", "Recommends"):
        text = output_of(["dpkg-deb", "-f", package, name])
        wanted = {"Depends": ["libc6", "libqt6svg6", "libqt6widgets6", "libclang-common-15-dev", "libopencl1"],
                  "Recommends": ["pocl-opencl-icd", "fonts-jetbrains-mono"]}[name]
        for need in wanted:
            expect(need in text, f"{name} lacks {need}: {text}")
    return version


def check_files(tree, version):
    """Readers of others accept the files of the package, which say nothing about the machine that built it."""
    share = tree / "usr/share"
    [metainfo] = share.glob("metainfo/*.metainfo.xml")
    output_of(["appstreamcli", "validate", "--no-net", metainfo])
    newest = re.search('<release version="([^"]*)"', metainfo.read_text())[1]
    expect(newest == version, f"the newest release in the AppStream data is {newest}")
    output_of(["desktop-file-validate", share / "applications/lockstep.desktop"])
    output_of(["xmllint", "--noout", share / "mime/packages/lockstep.xml"])
    changelog = share / "doc/lockstep/changelog.Debian.gz"
    (tree / "changelog").write_bytes(gzip.decompress(changelog.read_bytes()))
    expect(output_of(["dpkg-parsechangelog", "-l", tree / "changelog", "-S", "Version"]).split("-")[0] == version,
           "the changelog has another version")
    for name in PROGRAMS:
        output_of(["bash", "-n", share / f"bash-completion/completions/{name}"])
        completion = (share / f"zsh/vendor-completions/_{name}").read_text()
        expect(completion.startswith(f"#compdef {name}\n"), f"zsh does not know what _{name} completes")
        page = gzip.decompress((share / f"man/man1/{name}.1.gz").read_bytes()).decode()
        expect(f"Lockstep {version}" in page, f"the manual page of {name} has another version")
    path = os.fsencode(SOURCE)
    named = [file for file in tree.rglob("*") if file.is_file() and not file.is_symlink() and path in file.read_bytes()]
    expect(not named, f"these files name the folder of the sources: {named}")


def use_command_line(root):
    """The command line works, as an ordinary user, with what the package installs and without the sources."""
    def run(*words):
        return root.run(words, as_user=True).stdout
    expect("47" == run("lockstep-cli", "run", "reduction/interleaved", "--get",
                       "line(\"OP(s[lid + k]\").warp_steps").strip().split(".")[0], "the run counts other steps")
    expect("reduction/interleaved" in run("lockstep-cli", "run", RECORDING), "the shipped recording does not open")
    (root.inside(HOME) / "add.cl").write_text(KERNEL)
    run("lockstep-cli", "check", f"{HOME}/add.cl")
    expect("carriles" in run("lockstep-cli", "--language", "es", "run", RECORDING), "no Spanish")
    captured = root.run(["lockstep-cli", "capture", "--", "lockstep-cli", "devices"], as_user=True, check=False)
    expect("No launch was captured" in captured.stderr, f"the OpenCL layer is not found: {captured.stderr}")
    run("lockstep-cli", "lesson", "list")
    picture = f"{HOME}/stage.png"
    run("lockstep", "render", "reduction/compacted", "--view", "stage", "--step", "20", "-o", picture)
    expect(root.inside(picture).stat().st_size > 10000, "the rendered picture is empty")
    for name in PROGRAMS:
        run(name, "--version")


def use_window(root):
    """The window starts, runs an experiment on the device and shows it."""
    with Screen() as screen:
        script = "lockstep reduction/interleaved & window=$!; read end; kill $window; wait $window"
        window = subprocess.Popen(root.command(["sh", "-c", script], as_user=True), stdin=subprocess.PIPE, text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  env=root.environment(DISPLAY=screen.name, XDG_RUNTIME_DIR=HOME))
        is_shown = wait_for(lambda: any("Interleaved" in title for title in screen.titles()) and
                            screen.colours() > 300, 60)
        titles, colours = screen.titles(), screen.colours()
        said, _ = window.communicate("end\n", timeout=30)
    print(f"the window: {titles}, {colours} colours", flush=True)
    expect(is_shown, f"no window with the run: {titles}, {colours} colours\n{said}")
    expect(window.returncode == 130, f"the window ended with {window.returncode}\n{said}")
    expect(not said.strip(), f"the window said: {said}")


def mentions(root):
    """Returns the files in the root, except logs, whose name or contents mention Lockstep."""
    found = []
    for folder in ("etc", "usr/share/applications", "usr/share/mime", "usr/share/icons"):
        for file in root.inside(folder).rglob("*"):
            if not file.is_symlink() and file.is_file() and b"lockstep" in file.read_bytes() + os.fsencode(file.name):
                found.append(str(file))
    return found


def install_and_purge(package, root):
    depends = split(output_of(["dpkg-deb", "-f", package, "Depends"]), ",")
    root.fill(depends + BESIDE, WHOLE)
    before = root.files(LEFT_OUT)
    inside = root.inside("/tmp/lockstep.deb")
    inside.write_bytes(package.read_bytes())
    root.run(["dpkg", "--install", "/tmp/lockstep.deb"])
    globs = root.inside("/usr/share/mime/globs2").read_text()
    for pattern in ("*.lks", "*.lockstep-lesson", "*.sim"):
        expect(f":{pattern}\n" in globs, f"no type for {pattern} after the installation")
    menu = root.inside("/usr/share/applications/mimeinfo.cache").read_text()
    expect("application/x-lockstep-recording=lockstep.desktop" in menu, "no program for recordings")
    root.run(["man", "-w", "lockstep"])
    use_command_line(root)
    use_window(root)
    root.run(["dpkg", "--purge", "lockstep"])
    after = root.files(LEFT_OUT)
    different = sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))
    expect(not different, f"after the purge, these files differ: {different}")
    expect(root.run(["man", "-w", "lockstep"], check=False).returncode != 0, "man still finds lockstep")
    expect(not mentions(root), f"after the purge, these files mention Lockstep: {mentions(root)}")


def main():
    build = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory(prefix="package-", dir=build) as folder:
        package = package_of(build, Path(folder) / "made")
        print(package.name, package.stat().st_size, "bytes", flush=True)
        version = check_fields(package, build)
        output_of(["lintian", "--fail-on", "error,warning", package])
        tree = Path(folder) / "tree"
        output_of(["dpkg-deb", "-x", package, tree])
        check_files(tree, version)
        if not may_mount():
            print("Not installed: this machine allows no bare root.")
            sys.exit(1 if failures else SKIPPED)
        (Path(folder) / "root").mkdir()
        install_and_purge(package, BareRoot(Path(folder) / "root"))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
