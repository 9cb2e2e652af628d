#include "core/report/proto_message.h"

#include "core/base/utf8.h"

#include <bit>

namespace lockstep {
namespace {

constexpr std::uint32_t wire_varint = 0;
constexpr std::uint32_t wire_fixed64 = 1;
constexpr std::uint32_t wire_bytes = 2;

std::uint64_t key_of(std::uint32_t field, std::uint32_t wire) {
    return std::uint64_t{field} << 3 | wire;
}

/// Whether a character is visible and does not change the writing direction.
bool is_harmless(std::uint32_t code) {
    const bool is_control = code < 0x20 || (code >= 0x7F && code < 0xA0);
    const bool is_break = code == 0x2028 || code == 0x2029;
    const bool is_direction = code == 0x061C || code == 0x200E || code == 0x200F ||
                              (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return !is_control && !is_break && !is_direction;
}

} // namespace

void ProtoMessage::add_varint(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) {
        bytes_ += static_cast<char>(value | 0x80);
    }
    bytes_ += static_cast<char>(value);
}

void ProtoMessage::add(std::uint32_t field, std::uint64_t value) {
    add_varint(key_of(field, wire_varint));
    add_varint(value);
}

void ProtoMessage::add_real(std::uint32_t field, double value) {
    add_varint(key_of(field, wire_fixed64));
    const auto bits = std::bit_cast<std::uint64_t>(value);
    for (unsigned shift = 0; shift < 64; shift += 8) {
        bytes_ += static_cast<char>(bits >> shift & 0xFF);
    }
}

void ProtoMessage::add_text(std::uint32_t field, std::string_view text) {
    std::string harmless;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = first_character(text.substr(at));
        harmless += is_harmless(character.code) && character.code != no_character
                        ? text.substr(at, character.bytes)
                        : no_character_text;
        at += character.bytes;
    }
    add_bytes(field, harmless);
}

void ProtoMessage::add_message(std::uint32_t field, const ProtoMessage& message) {
    add_bytes(field, message.bytes_);
}

void ProtoMessage::add_bytes(std::uint32_t field, std::string_view bytes) {
    add_varint(key_of(field, wire_bytes));
    add_varint(bytes.size());
    bytes_ += bytes;
}

} // namespace lockstep
