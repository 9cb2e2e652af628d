#pragma once

#include "core/base/descriptor.h"
#include "core/base/result.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace lockstep {

/// A running ssh, with its three streams. It stays in our process group, so that it can ask questions on the terminal.
/// Nothing that it does can block this process.
class SshLink {
public:
    SshLink() = default;
    /// Ends ssh.
    ~SshLink();
    SshLink(const SshLink&) = delete;
    SshLink& operator=(const SshLink&) = delete;

    /// Starts "ssh" from PATH with these arguments. Errors: ssh_not_started.
    Status start(const std::vector<std::string>& arguments);

    /// Queues bytes for the standard input of the far command; pump() writes them.
    void send(std::string_view bytes);
    /// Number of bytes that are queued.
    [[nodiscard]] std::size_t queued() const { return to_send_.size() - sent_; }

    /// Waits until something can be read or written, for at most this time, and does it. Reads nothing while 1 MiB
    /// waits for take_received().
    void pump(std::chrono::milliseconds time);
    /// Returns what the far command has printed since the last call.
    [[nodiscard]] std::string take_received();

    /// Whether ssh has ended or has closed its output.
    [[nodiscard]] bool has_ended() const { return !output_.is_open(); }
    /// Returns the last part of what ssh and the far command wrote to their standard error.
    [[nodiscard]] const std::string& errors() const { return errors_; }
    [[nodiscard]] std::uint64_t received_bytes() const { return received_bytes_; }
    /// Returns how long nothing has been received or sent.
    [[nodiscard]] std::chrono::steady_clock::duration silence() const {
        return std::chrono::steady_clock::now() - active_;
    }

    [[nodiscard]] std::chrono::steady_clock::time_point received_at() const { return received_at_; }

    /// Closes the input of ssh, and ends ssh if it does not end by itself in this time. Its last errors can be read
    /// then.
    void stop(std::chrono::milliseconds grace);
    /// Returns the exit code of ssh, which is that of the far command, or 255 if ssh failed; -1 if ssh had to be
    /// ended, or has not ended.
    [[nodiscard]] int exit_code() const { return exit_code_; }

private:
    void feed();
    void read_output();
    void read_errors();

    [[nodiscard]] bool ends_within(std::chrono::milliseconds time);

    pid_t pid_ = -1;
    int exit_code_ = -1;
    Descriptor input_;
    Descriptor output_;
    Descriptor error_output_;
    std::string to_send_;
    std::size_t sent_ = 0; ///< number of bytes of to_send_ that were written
    std::string received_;
    std::string errors_;
    std::uint64_t received_bytes_ = 0;
    std::chrono::steady_clock::time_point active_;
    std::chrono::steady_clock::time_point received_at_;
};

} // namespace lockstep
