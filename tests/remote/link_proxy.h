#pragma once

#include "core/base/descriptor.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace lockstep::test {

/// A network connection that can be slow and that can die: passes bytes on between clients and a port of this machine.
class LinkProxy {
public:
    struct Faults {
        std::uint64_t bytes_per_second = 0; ///< in each direction; 0: no limit
        /// The link dies after this number of bytes in both directions together; 0: never.
        std::uint64_t dies_after = 0;
        /// Whether the bytes after that are lost without a word, as if a cable was pulled out. Otherwise the
        /// connections are reset.
        bool dies_silently = false;
    };

    explicit LinkProxy(std::uint16_t target);
    ~LinkProxy();
    LinkProxy(const LinkProxy&) = delete;
    LinkProxy& operator=(const LinkProxy&) = delete;

    /// For the connections that begin after this call.
    void set(const Faults& faults);
    [[nodiscard]] std::uint16_t port() const { return port_; }
    /// Returns the number of bytes that were passed on since the last call of set().
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

private:
    void accept_all();
    void pass(int client);

    const std::uint16_t target_;
    std::uint16_t port_ = 0; // before the listener, which sets it
    Descriptor listener_;
    std::mutex mutex_; ///< guards faults_
    Faults faults_;
    std::atomic<std::uint64_t> bytes_ = 0;
    std::atomic<bool> has_ended_ = false;
    std::vector<std::thread> links_; ///< used only by the accepting thread, and after it has ended
    std::thread accepting_;
};

/// Returns a port of this machine that no process uses.
[[nodiscard]] std::uint16_t free_port();

} // namespace lockstep::test
