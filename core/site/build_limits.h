#pragma once

#include <cstdint>
#include <string_view>

namespace lockstep {

/// Limits for reading, instrumenting and building the kernels of a run, so that no kernel blocks a machine.
struct BuildLimits {
    /// Memory in bytes; less than 2 GB together with Lockstep's other processes.
    std::uint64_t bytes = std::uint64_t{1536} << 20;
    std::uint64_t seconds = 40; ///< CPU time for all kernels of a run
    friend bool operator==(const BuildLimits&, const BuildLimits&) = default;
};

/// Number of wall-clock seconds that are allowed per second of CPU time, in case the work waits forever.
inline constexpr int build_patience = 4;

/// The limits that a kernel can exceed: the first argument of ErrorCode::cannot_instrument. The second
/// argument is the value of the limit. The app contains the messages.
namespace build_limit {
inline constexpr std::string_view reading_memory = "reading-memory"; ///< memory for reading, in bytes
inline constexpr std::string_view reading_time = "reading-time";     ///< time for reading, in seconds
inline constexpr std::string_view macro_tokens = "macro-tokens";     ///< number of tokens after preprocessing
inline constexpr std::string_view build_memory = "build-memory";     ///< driver memory for a build, in bytes
inline constexpr std::string_view build_time = "build-time";         ///< driver time for a build, in seconds
} // namespace build_limit

} // namespace lockstep
