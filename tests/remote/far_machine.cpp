#include "tests/remote/far_machine.h"

#include "core/base/data_dir.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace lockstep::test {
namespace fs = std::filesystem;
namespace {

constexpr std::chrono::seconds most_waiting{10};

void in_shell(const std::string& command) {
    if (std::system(command.c_str()) != 0) {
        throw std::runtime_error(command);
    }
}

bool comes_true(const std::function<bool()>& condition) {
    const auto end = std::chrono::steady_clock::now() + most_waiting;
    while (!condition() && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return condition();
}

std::vector<pid_t> processes_in(const fs::path& folder) {
    std::vector<pid_t> found;
    for (const fs::directory_entry& entry : fs::directory_iterator("/proc")) {
        std::error_code ignored;
        const std::string name = entry.path().filename();
        const fs::path program = fs::read_symlink(entry.path() / "exe", ignored);
        if (std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; }) &&
            program.string().starts_with(folder.string())) {
            found.push_back(static_cast<pid_t>(std::stol(name)));
        }
    }
    return found;
}

std::vector<std::string> names_under(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder, ignored)) {
        names.push_back(fs::relative(entry.path(), folder, ignored));
    }
    return names;
}

} // namespace

FarMachine::FarMachine() {
    make_keys();
    write_server_configuration();
    write_client_configuration();
    run_before(":");
    start();
}

FarMachine::~FarMachine() {
    kill(server_, SIGTERM);
    waitpid(server_, nullptr, 0);
}

void FarMachine::make_keys() const {
    for (const char* const name : {"key", "other_key", "host_key", "other_host_key"}) {
        in_shell("ssh-keygen -q -t ed25519 -N '' -f '" + (cli_.folder() / name).string() + "'");
    }
}

void FarMachine::write_server_configuration() const {
    const std::string folder = cli_.folder().string() + "/";
    std::ofstream(folder + "sshd_config")
        << "ListenAddress 127.0.0.1\nPort " << port_ << "\nHostKey " << folder << "host_key\n"
        << "AuthorizedKeysFile " << folder << "key.pub\nPidFile none\nStrictModes no\nUsePAM no\n"
        << "PasswordAuthentication no\nKbdInteractiveAuthentication no\n"
        << "SetEnv XDG_CACHE_HOME=" << folder << "cache\nForceCommand sh " << folder << "forced\n";
}

void FarMachine::write_client_configuration() const {
    const std::string folder = cli_.folder().string() + "/";
    std::ofstream config(folder + "ssh_config");
    const auto add = [&](const std::string& name, std::uint16_t port, const std::string& known,
                         const std::string& key) {
        config << "Host " << name << "\n  HostName 127.0.0.1\n  Port " << port << "\n  UserKnownHostsFile "
               << folder << known << "\n  IdentityFile " << folder << key << "\n";
    };
    const std::uint16_t closed = free_port();
    add("far", port_, "known", "key");
    add("far-away", link_.port(), "known", "key");
    add("stranger", port_, "unknown", "key");
    add("impostor", port_, "known_wrongly", "key");
    add("no-key", port_, "known", "other_key");
    add("closed", closed, "known", "key");
    config << "Host nowhere\n  HostName nowhere.invalid\n"
           << "Host *\n  IdentitiesOnly yes\n  IdentityAgent none\n  GlobalKnownHostsFile /dev/null\n";
    const auto add_known = [&](const std::string& file, const std::string& key) {
        std::ofstream known(folder + file);
        for (const std::uint16_t port : {port_, link_.port()}) {
            known << "[127.0.0.1]:" << port << " " << read_text_file(folder + key + ".pub").value();
        }
    };
    add_known("known", "host_key");
    add_known("known_wrongly", "other_host_key");
    fs::create_directory(folder + "bin");
    std::ofstream(folder + "bin/ssh")
        << "#!/bin/sh\nexec /usr/bin/ssh -F '" << folder << "ssh_config' \"$@\"\n";
    fs::permissions(folder + "bin/ssh", fs::perms::owner_all);
}

void FarMachine::start() {
    if (geteuid() == 0) {
        fs::create_directories("/run/sshd"); // sshd wants it when it runs as root
    }
    const std::string config = (cli_.folder() / "sshd_config").string();
    const std::string log = (cli_.folder() / "sshd_log").string();
    server_ = fork();
    if (server_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM); // if the test is killed
        setsid();
        execl("/usr/sbin/sshd", "/usr/sbin/sshd", "-D", "-f", config.c_str(), "-E", log.c_str(), nullptr);
        _exit(127);
    }
    if (!comes_true([&] {
            const auto text = read_text_file(log);
            return text && text->find("Server listening") != std::string::npos;
        })) {
        throw std::runtime_error("sshd does not start");
    }
}

void FarMachine::run_instead(const std::string& script) const {
    std::ofstream(cli_.folder() / "forced") << script << "\n";
}

void FarMachine::run_before(const std::string& commands) const {
    run_instead(commands + "\nexec sh -c \"$SSH_ORIGINAL_COMMAND\"");
}

std::string FarMachine::environment() const {
    return "PATH='" + (cli_.folder() / "bin").string() + "':$PATH";
}

CliResult FarMachine::run(const std::string& arguments, const std::string& before) const {
    return cli_.run(arguments, environment() + " " + before);
}

std::vector<std::string> FarMachine::left_files() const {
    (void)comes_true([&] { return names_under(cache()).size() <= 1; });
    return names_under(cache());
}

std::vector<pid_t> FarMachine::left_processes() const {
    (void)comes_true([&] { return processes_in(cache()).empty(); });
    return processes_in(cache());
}

} // namespace lockstep::test
