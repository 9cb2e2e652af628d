#pragma once

#include "app/worker/remote/connection.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace lockstep {

/// Keeps connections that are not in use, so that the runs of a sweep share one: connecting takes some time, and ssh
/// may ask for a passphrase. Thread-safe.
class ConnectionPool {
public:
    /// Returns a connection to the machine of the device: an idle one, otherwise a new one. Errors: those of
    /// Connection::open().
    Result<std::unique_ptr<Connection>> take(const RemoteDevice& device, const ProgressSink& progress);
    /// Keeps the connection for the next take(), if it can still be used.
    void give_back(const RemoteDevice& device, std::unique_ptr<Connection> connection);

private:
    struct Idle {
        std::string machine;
        std::unique_ptr<Connection> connection;
        std::chrono::steady_clock::time_point since;
    };
    std::mutex mutex_;
    std::vector<Idle> idle_;
};

/// Returns the pool of this process.
[[nodiscard]] ConnectionPool& connection_pool();

} // namespace lockstep
