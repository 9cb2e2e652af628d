#pragma once

#include "core/site/record.h"

#include <cstddef>
#include <cstdint>

/// What a recording can hold of a kernel. Readers reject recordings beyond these limits, and the instrumenter
/// refuses such kernels: no run ends with a recording that cannot be read.
namespace lockstep::program_limits {

inline constexpr std::uint32_t components = 16;          ///< of a value
inline constexpr std::uint32_t union_bytes = 1 << 16;    ///< a piece's place is numbered in 16 bits
inline constexpr std::uint32_t line = 0x7FFFFFFF;        ///< largest number of a #line
inline constexpr std::size_t text_bytes = 1 << 20;       ///< of an expression, with its macros expanded
inline constexpr std::size_t pieces = 16;                ///< of a vector, a request an element
inline constexpr std::size_t parameters = 1 << 12;       ///< of a kernel
inline constexpr std::uint32_t served = 64;              ///< executions that one instruction serves
inline constexpr std::size_t objects = unknown_object;   ///< numbers that a fault can name
inline constexpr std::uint32_t depth = 2000;             ///< of the skeleton, in nodes: its walk is recursive
inline constexpr std::uint64_t local_bytes = 1ULL << 31; ///< of a group
inline constexpr std::uint64_t element_bytes = 1ULL << 31; ///< of a struct
inline constexpr std::uint64_t memory_bytes = 1ULL << 40;  ///< of any device

/// Of a kernel's description as JSON: fewer values than readers accept (see JsonLimits), and bytes of all
/// texts.
inline constexpr std::uint64_t values = 3'500'000;
inline constexpr std::uint64_t description_bytes = 24ULL << 20;

} // namespace lockstep::program_limits
