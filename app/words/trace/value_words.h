#pragma once

#include "app/words/phrase.h"
#include "core/kernel/value_type.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <span>
#include <string>

namespace lockstep {

/// Formats a value with at most `most` characters if possible: a float loses digits first, a vector its last
/// components (replaced by an ellipsis). `words` are the entries of the value column, see value_slots().
[[nodiscard]] std::string value_text(ValueType type, std::span<const std::uint64_t> words,
                                     std::size_t most = 24);

/// The description of an address as an object and a position in it: "s[12]", or "in + 4096 B". Empty if no
/// object contains the address.
struct ElementPlace {
    std::string object;
    std::uint64_t offset = 0; ///< offset in the object, in bytes
    std::string element;      ///< for example "s[12]"
};
[[nodiscard]] ElementPlace element_place(const Trace& trace, Space space, std::uint64_t address);

/// Returns what an access that was not performed would have accessed, and why it was not performed: "a[50], out of
/// bounds". `fault` is that of the access, `address` its payload.
[[nodiscard]] Phrase faulty_place(const Trace& trace, const Fault& fault, std::uint64_t address);

} // namespace lockstep
