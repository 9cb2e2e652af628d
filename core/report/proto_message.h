#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

/// Writes one message in the wire format of Protocol Buffers. Fields are written in the order of the calls;
/// a field that is added twice is repeated.
///
///     varint    key 0  value in groups of 7 bits, lowest first, bit 7 of all but the last byte is set
///     real      key 1  8 bytes, little-endian
///     text      key 2  length, bytes             message: the same
///     key       field number * 8 + wire type, as a varint
class ProtoMessage {
public:
    void add(std::uint32_t field, std::uint64_t value);
    void add_real(std::uint32_t field, double value);
    /// Adds a string. Bytes that are not valid UTF-8, control characters, and characters that change the
    /// writing direction are replaced by U+FFFD, because names come from files of other people.
    void add_text(std::uint32_t field, std::string_view text);
    void add_message(std::uint32_t field, const ProtoMessage& message);

    [[nodiscard]] const std::string& bytes() const { return bytes_; }

private:
    void add_varint(std::uint64_t value);
    void add_bytes(std::uint32_t field, std::string_view bytes);

    std::string bytes_;
};

} // namespace lockstep
