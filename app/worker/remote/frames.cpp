#include "app/worker/remote/frames.h"

#include <algorithm>
#include <zstd.h>

namespace lockstep {
namespace {

constexpr std::size_t head_bytes = 12;
constexpr std::size_t kind_at = 0;
constexpr std::size_t form_at = 1;
constexpr std::size_t stored_at = 4;
constexpr std::size_t size_at = 8;
constexpr char plain_form = 0;
constexpr char packed_form = 1;
constexpr int fastest_level = 1;
/// Shorter data is not compressed, because it would hardly become shorter.
constexpr std::size_t least_to_pack = 256;
constexpr std::string_view kinds = "lksfp.";

void put_number(std::string& to, std::size_t at, std::size_t number) {
    for (std::size_t byte = 0; byte < sizeof(std::uint32_t); ++byte) {
        to[at + byte] = static_cast<char>((number >> (8 * byte)) & 0xFFU);
    }
}

std::size_t number_at(std::string_view from, std::size_t at) {
    std::size_t number = 0;
    for (std::size_t byte = 0; byte < sizeof(std::uint32_t); ++byte) {
        number |= static_cast<std::size_t>(static_cast<unsigned char>(from[at + byte])) << (8 * byte);
    }
    return number;
}

std::size_t most_bytes_of(char kind) {
    return kind == static_cast<char>(FrameKind::line) ? most_line_bytes : most_data_bytes;
}

/// Returns the compressed bytes; empty if they would not be shorter.
std::string packed(std::string_view bytes) {
    if (bytes.size() < least_to_pack) {
        return {};
    }
    std::string made(ZSTD_compressBound(bytes.size()), '\0');
    const std::size_t size =
        ZSTD_compress(made.data(), made.size(), bytes.data(), bytes.size(), fastest_level);
    made.resize(ZSTD_isError(size) != 0 || size >= bytes.size() ? 0 : size);
    return made;
}

} // namespace

std::string frame_of(FrameKind kind, std::string_view bytes) {
    const std::string small = packed(bytes);
    const std::string_view stored = small.empty() ? bytes : std::string_view(small);
    std::string frame(head_bytes, '\0');
    frame[kind_at] = static_cast<char>(kind);
    frame[form_at] = small.empty() ? plain_form : packed_form;
    put_number(frame, stored_at, stored.size());
    put_number(frame, size_at, bytes.size());
    frame += stored;
    return frame;
}

void append_frames(std::string& to, FrameKind kind, std::string_view bytes) {
    for (; !bytes.empty(); bytes.remove_prefix(std::min(bytes.size(), most_data_bytes))) {
        to += frame_of(kind, bytes.substr(0, most_data_bytes));
    }
}

std::optional<Frame> FrameReader::broken() {
    is_broken_ = true;
    return std::nullopt;
}

std::optional<Frame> FrameReader::next() {
    const std::string_view left = std::string_view(waiting_).substr(read_);
    if (is_broken_ || left.size() < head_bytes) {
        waiting_.erase(0, read_);
        read_ = 0;
        return std::nullopt;
    }
    const char kind = left[kind_at];
    const char form = left[form_at];
    const std::size_t stored = number_at(left, stored_at);
    const std::size_t size = number_at(left, size_at);
    const bool is_known =
        kinds.find(kind) != std::string_view::npos && (form == plain_form || form == packed_form);
    if (!is_known || size > most_bytes_of(kind) || stored > size || (form == plain_form && stored != size)) {
        return broken();
    }
    if (left.size() - head_bytes < stored) {
        waiting_.erase(0, read_);
        read_ = 0;
        return std::nullopt;
    }
    const std::string_view bytes = left.substr(head_bytes, stored);
    Frame frame{.kind = static_cast<FrameKind>(kind)};
    if (form == plain_form) {
        frame.bytes = bytes;
    } else {
        frame.bytes.resize(size);
        const std::size_t got = ZSTD_decompress(frame.bytes.data(), size, bytes.data(), stored);
        if (ZSTD_isError(got) != 0 || got != size) {
            return broken();
        }
    }
    read_ += head_bytes + stored;
    return frame;
}

} // namespace lockstep
