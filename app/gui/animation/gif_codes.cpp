#include "app/gui/animation/gif_codes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int index_bits = 8;
constexpr std::uint16_t clear_code = 1 << index_bits;
constexpr std::uint16_t end_code = clear_code + 1;
constexpr std::uint16_t first_entry = end_code + 1;
constexpr int most_bits = 12;
constexpr std::uint16_t most_entries = 1 << most_bits;
constexpr std::size_t most_spellings = 64; ///< that are followed at the same time

/// Packs codes of 9 to 12 bits into blocks, the lowest bits first.
class CodeBlocks {
public:
    void put(std::uint16_t code, int bits) {
        waiting_ |= static_cast<std::uint32_t>(code) << waiting_bits_;
        for (waiting_bits_ += bits; waiting_bits_ >= 8; waiting_bits_ -= 8) {
            put_byte(static_cast<std::uint8_t>(waiting_ & 0xFFU));
            waiting_ >>= 8U;
        }
    }
    [[nodiscard]] std::vector<std::uint8_t> finish() {
        if (waiting_bits_ > 0) {
            put_byte(static_cast<std::uint8_t>(waiting_));
        }
        end_block();
        bytes_.push_back(0);
        return std::move(bytes_);
    }

private:
    void put_byte(std::uint8_t byte) {
        constexpr std::size_t most_bytes = 255; // in a block
        block_.push_back(byte);
        if (block_.size() == most_bytes) {
            end_block();
        }
    }
    void end_block() {
        if (!block_.empty()) {
            bytes_.push_back(static_cast<std::uint8_t>(block_.size()));
            bytes_.insert(bytes_.end(), block_.begin(), block_.end());
            block_.clear();
        }
    }

    std::vector<std::uint8_t> bytes_;
    std::vector<std::uint8_t> block_;
    std::uint32_t waiting_ = 0;
    int waiting_bits_ = 0;
};

/// The runs of indexes that have a code so far: a tree, in which each entry extends another one by an index.
class CodeTable {
public:
    CodeTable() : next_(most_entries) { clear(); }

    void clear() {
        for (std::uint16_t entry = 0; entry < used_; ++entry) {
            next_[entry].fill(0);
        }
        used_ = first_entry;
        bits_ = index_bits + 1;
    }
    [[nodiscard]] bool is_full() const { return used_ == most_entries; }
    [[nodiscard]] int bits() const { return bits_; }
    /// Returns the entry that extends `entry` by the index, or 0.
    [[nodiscard]] std::uint16_t extended(std::uint16_t entry, std::uint8_t index) const {
        return next_[entry][index];
    }
    /// Adds the next entry, which extends `entry` by the index.
    void extend(std::uint16_t entry, std::uint8_t index) { next_[entry][index] = used_; }
    /// Takes that entry back.
    void shorten(std::uint16_t entry, std::uint8_t index) { next_[entry][index] = 0; }
    /// Keeps that entry. The decoder makes each entry one code later than the encoder, so codes become longer after the
    /// first entry that needs it.
    void keep() {
        if (used_ == 1U << static_cast<unsigned>(bits_) && bits_ < most_bits) {
            ++bits_;
        }
        ++used_;
    }

private:
    std::vector<std::array<std::uint16_t, 1 << index_bits>> next_;
    std::uint16_t used_ = first_entry;
    int bits_ = index_bits + 1;
};

/// A run of pixels that has a code.
struct Run {
    std::uint16_t entry = 0;
    std::size_t end = 0;    ///< the pixel after it
    std::uint8_t first = 0; ///< the index that its first pixel is written with
};

/// Returns the entries that extend these entries by the pixel, in any of its spellings.
std::vector<std::uint16_t> longer(const CodeTable& table, const std::vector<std::uint16_t>& entries,
                                  GifPixel next) {
    std::vector<std::uint16_t> found;
    const auto add = [&](std::uint16_t entry) {
        if (entry != 0 && found.size() < most_spellings) {
            found.push_back(entry);
        }
    };
    for (const std::uint16_t entry : entries) {
        add(table.extended(entry, next.index));
        if (next.is_unchanged) {
            add(table.extended(entry, gif_transparent));
        }
    }
    return found;
}

/// Returns the longest run from pixel `at` that has a code, if that pixel is written with the index `first`.
Run longest_run(const CodeTable& table, std::span<const GifPixel> pixels, std::size_t at,
                std::uint8_t first) {
    std::vector<std::uint16_t> entries{first};
    for (++at; at < pixels.size(); ++at) {
        std::vector<std::uint16_t> found = longer(table, entries, pixels[at]);
        if (found.empty()) {
            break;
        }
        entries = std::move(found);
    }
    return {entries.front(), at, first};
}

/// Writes the codes of a frame.
class Encoder {
public:
    explicit Encoder(std::span<const GifPixel> pixels) : pixels_(pixels) {}

    std::vector<std::uint8_t> encode() {
        codes_.put(clear_code, table_.bits());
        for (std::size_t at = 0; at < pixels_.size();) {
            const Run run = next_run(at);
            add_entry(run.first);
            codes_.put(run.entry, table_.bits());
            before_ = run.entry;
            at = run.end;
            if (table_.is_full()) {
                codes_.put(clear_code, table_.bits());
                table_.clear();
                before_.reset();
            }
        }
        add_entry(0); // the decoder counts its entries by the codes
        codes_.put(end_code, table_.bits());
        return codes_.finish();
    }

private:
    /// Returns the longer one of the runs that begin with each spelling of the pixel.
    [[nodiscard]] Run next_run(std::size_t at) {
        const GifPixel pixel = pixels_[at];
        const Run by_colour = run_from(at, pixel.index);
        if (!pixel.is_unchanged) {
            return by_colour;
        }
        const Run clear = run_from(at, gif_transparent);
        return clear.end >= by_colour.end ? clear : by_colour;
    }
    /// The run may use the entry that its own first index completes.
    [[nodiscard]] Run run_from(std::size_t at, std::uint8_t first) {
        if (!before_) {
            return longest_run(table_, pixels_, at, first);
        }
        table_.extend(*before_, first);
        const Run run = longest_run(table_, pixels_, at, first);
        table_.shorten(*before_, first);
        return run;
    }
    void add_entry(std::uint8_t index) {
        if (before_) {
            table_.extend(*before_, index);
            table_.keep();
        }
    }

    std::span<const GifPixel> pixels_;
    CodeBlocks codes_;
    CodeTable table_;
    std::optional<std::uint16_t> before_; ///< the code before, since the table was empty
};

} // namespace

std::vector<std::uint8_t> gif_codes(std::span<const GifPixel> pixels) {
    return Encoder(pixels).encode();
}

} // namespace lockstep::gui
