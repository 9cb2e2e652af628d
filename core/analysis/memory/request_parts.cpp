#include "core/analysis/memory/request_parts.h"

#include "core/analysis/memory/banks.h"

#include <algorithm>
#include <limits>

namespace lockstep {

void RequestParts::begin(std::span<const std::uint16_t> lanes, std::span<const std::uint64_t> payloads,
                         Piece piece, SiteKind kind) {
    lanes_ = lanes;
    payloads_ = payloads;
    piece_ = piece;
    part_lanes_ = lanes_per_part(piece.bytes, hardware_);
    may_join_ = kind == SiteKind::read && piece.bytes > hardware_.bank_bytes;
}

std::size_t RequestParts::end_of(std::size_t first) {
    const std::uint64_t part = lanes_[first] / part_lanes_;
    const std::size_t end = first_from(first, (part + 1) * part_lanes_);
    if (!may_join_ || part % 2 != 0) {
        return end;
    }
    const std::size_t end_of_both = first_from(end, (part + 2) * part_lanes_);
    const bool is_joined = end_of_both > end &&
                           (is_alike(first, end_of_both, 1) || is_alike(first, end_of_both, 2)) &&
                           has_no_conflict(first, end_of_both);
    return is_joined ? end_of_both : end;
}

std::size_t RequestParts::first_from(std::size_t first, std::uint64_t lane) const {
    // All remaining lanes are in this part. This is the usual case, because most requests have only one part.
    if (lanes_.back() < lane) {
        return lanes_.size();
    }
    while (first < lanes_.size() && lanes_[first] < lane) {
        ++first;
    }
    return first;
}

/// Whether each active lane of the part reads the same words as the lane with the number `lane ^ apart`.
/// Pairs with an inactive lane are ignored.
bool RequestParts::is_alike(std::size_t first, std::size_t end, std::uint32_t apart) const {
    for (std::size_t i = first; i < end; ++i) {
        const std::uint32_t partner = lanes_[i] ^ apart;
        for (std::size_t j = i + 1; j < end && lanes_[j] <= partner; ++j) {
            if (lanes_[j] == partner && payloads_[j] != payloads_[i]) {
                return false;
            }
        }
    }
    return true;
}

bool RequestParts::has_no_conflict(std::size_t first, std::size_t end) {
    constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();
    std::ranges::fill(word_of_bank_, none);
    for (std::size_t i = first; i < end; ++i) {
        const std::uint64_t byte = payloads_[i] + piece_.offset;
        for (std::uint64_t word = byte / hardware_.bank_bytes;
             word <= (byte + piece_.bytes - 1) / hardware_.bank_bytes; ++word) {
            std::uint64_t& known = word_of_bank_[word % hardware_.banks];
            if (known != none && known != word) {
                return false;
            }
            known = word;
        }
    }
    return true;
}

} // namespace lockstep
