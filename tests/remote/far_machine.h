#pragma once

#include "tests/cli/cli_runner.h"
#include "tests/remote/link_proxy.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>
#include <vector>

namespace lockstep::test {

/// A machine that can be reached over ssh: an sshd on this machine, with keys and a cache folder of its own. Its name
/// for ssh is "far"; "far-away" is reached through a LinkProxy. Other names are for what can go wrong: "stranger" (its
/// host key is unknown), "impostor" (its host key has changed), "no-key" (it does not accept the key), "closed"
/// (nothing listens on its port), "nowhere" (it does not exist).
class FarMachine {
public:
    FarMachine();
    ~FarMachine();
    FarMachine(const FarMachine&) = delete;
    FarMachine& operator=(const FarMachine&) = delete;

    /// Lets sshd run this script instead of a command. The command is in the variable of the environment
    /// SSH_ORIGINAL_COMMAND.
    void run_instead(const std::string& script) const;
    /// Lets sshd run these commands before a command.
    void run_before(const std::string& commands) const;

    /// Runs lockstep-cli. Returns its results; `before` is put in front of it.
    [[nodiscard]] CliResult run(const std::string& arguments, const std::string& before = "") const;
    /// Returns the part of a shell command that lets programs find this machine.
    [[nodiscard]] std::string environment() const;

    [[nodiscard]] const CliRunner& cli() const { return cli_; }
    [[nodiscard]] LinkProxy& link() { return link_; }
    /// The folder in which the recorder is stored there.
    [[nodiscard]] std::filesystem::path cache() const { return cli_.folder() / "cache" / "lockstep"; }
    /// Returns the names of the files and folders there, after a time for the recorder to end.
    [[nodiscard]] std::vector<std::string> left_files() const;
    /// Returns the processes of the recorder there that still run, after a time for them to end.
    [[nodiscard]] std::vector<pid_t> left_processes() const;

private:
    void make_keys() const;
    void write_server_configuration() const;
    void write_client_configuration() const;
    void start();

    CliRunner cli_;
    std::uint16_t port_ = free_port();
    LinkProxy link_{port_};
    pid_t server_ = -1;
};

} // namespace lockstep::test
