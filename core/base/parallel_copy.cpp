#include "core/base/parallel_copy.h"

#include "core/base/threads.h"

#include <algorithm>
#include <thread>

namespace lockstep {

void copy_in_parallel(std::span<const std::byte> from, std::byte* to) {
    constexpr std::size_t most_threads = 8;
    // Copying this much takes 0.1 ms, about as long as starting a thread.
    constexpr std::size_t bytes_of_thread = std::size_t{1} << 20;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t threads =
        std::clamp<std::size_t>(from.size() / bytes_of_thread, 1, std::min(cores, most_threads));
    const std::size_t share = (from.size() + threads - 1) / threads;
    in_threads(threads, [&](std::size_t thread) {
        const std::size_t first = std::min(from.size(), thread * share);
        const auto part = from.subspan(first, std::min(share, from.size() - first));
        std::copy(part.begin(), part.end(), to + first);
    });
}

} // namespace lockstep
