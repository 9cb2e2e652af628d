#include "app/worker/remote/connection_pool.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

/// The recorder ends after ten idle minutes.
constexpr std::chrono::minutes longest_unused{5};

} // namespace

Result<std::unique_ptr<Connection>> ConnectionPool::take(const RemoteDevice& device,
                                                         const ProgressSink& progress) {
    std::vector<Idle> old; // closed without the lock, because closing takes time
    std::unique_ptr<Connection> found;
    {
        const std::lock_guard lock(mutex_);
        const auto now = std::chrono::steady_clock::now();
        const auto is_old = [now](const Idle& idle) {
            return now - idle.since > longest_unused || !idle.connection->is_usable();
        };
        const auto kept = std::stable_partition(idle_.begin(), idle_.end(),
                                                [&](const Idle& idle) { return !is_old(idle); });
        std::move(kept, idle_.end(), std::back_inserter(old));
        idle_.erase(kept, idle_.end());
        const auto same = std::ranges::find(idle_, device.machine(), &Idle::machine);
        if (same != idle_.end()) {
            found = std::move(same->connection);
            idle_.erase(same);
        }
    }
    return found ? Result<std::unique_ptr<Connection>>(std::move(found)) : Connection::open(device, progress);
}

void ConnectionPool::give_back(const RemoteDevice& device, std::unique_ptr<Connection> connection) {
    if (!connection->is_usable()) {
        return;
    }
    const std::lock_guard lock(mutex_);
    idle_.push_back({device.machine(), std::move(connection), std::chrono::steady_clock::now()});
}

ConnectionPool& connection_pool() {
    static ConnectionPool pool;
    return pool;
}

} // namespace lockstep
