#pragma once

#include <cstdint>
#include <string_view>

namespace lockstep {

/// What reading, instrumenting and building one kernel may take, so that no kernel stops a machine.
struct BuildLimits {
    std::uint64_t bytes = std::uint64_t{1536} << 20; ///< of memory: with all else that runs, less than 2 GB
    std::uint64_t seconds = 50;                      ///< of a processor
    friend bool operator==(const BuildLimits&, const BuildLimits&) = default;
};

/// Which limit a kernel passes: the first argument of ErrorCode::cannot_instrument, the second is the limit. The app words
/// them.
namespace build_limit {
inline constexpr std::string_view reading_memory = "reading-memory"; ///< bytes
inline constexpr std::string_view reading_time = "reading-time";     ///< seconds
inline constexpr std::string_view macro_tokens = "macro-tokens";     ///< that preprocessing makes
inline constexpr std::string_view build_memory = "build-memory";     ///< bytes, of the driver
inline constexpr std::string_view build_time = "build-time";         ///< seconds, of the driver
} // namespace build_limit

} // namespace lockstep
