#include "core/advice/bank_layout.h"

#include "core/advice/sampled_groups.h"
#include "core/analysis/memory/banks.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace lockstep {
namespace {

/// Maximum number of steps on which layouts are compared; the effect of the chosen layout is counted on all
/// steps.
constexpr std::size_t most_tried_steps = 256;
constexpr std::uint32_t shortest_row = 8; ///< in words; a shorter distance is a stride, not a row length
constexpr std::uint64_t longest_row = 1 << 16;

std::uint64_t conflicts_of(GroupSteps steps, const Program& program, const HardwareModel& hardware,
                           const Layout& layout) {
    for (std::uint64_t& payload : steps.payloads) {
        payload = moved(payload, layout, hardware.bank_bytes);
    }
    FiguresBySite figures(program.sites.size());
    count_banks(steps, program.sites, hardware, figures);
    std::uint64_t conflicts = 0;
    for (const SiteFigures& site : figures) {
        conflicts += site.local.conflicts;
    }
    return conflicts;
}

using Rows = std::vector<std::uint32_t>; // row lengths in words

/// Returns the row lengths of the array, as seen from how the lanes access it. If the array is declared with
/// rows of this length, padding needs no change of the index arithmetic.
Rows own_rows(const GroupSteps& steps, std::uint32_t element_bytes, const HardwareModel& hardware) {
    Rows rows;
    for (const std::uint64_t row : rows_walked(steps, element_bytes)) {
        const std::uint64_t words = row / hardware.bank_bytes;
        if (row % hardware.bank_bytes == 0 && words >= shortest_row && words <= longest_row) {
            rows.push_back(static_cast<std::uint32_t>(words));
        }
    }
    return rows;
}

/// Returns the row lengths to try for an array that the lanes do not access row by row.
Rows rows_of_banks(const HardwareModel& hardware) {
    Rows rows = {hardware.banks, hardware.banks / 2, hardware.banks * 2};
    std::erase_if(rows, [](std::uint32_t words) { return words < 2; });
    return rows;
}

struct Tried {
    Layout layout;
    std::uint64_t conflicts = 0;
};

class LayoutSearch {
public:
    LayoutSearch(const GroupSteps& steps, const Program& program, const ObjectInfo& object,
                 const HardwareModel& hardware)
        : program_(program),
          hardware_(hardware),
          own_(steps_on(steps, program, object)),
          some_(some_of(own_, most_tried_steps)),
          element_(size_bytes(object.element)),
          bytes_(element_bytes(object, hardware.bank_bytes)),
          now_(conflicts_of(own_, program, hardware, {})) {}

    [[nodiscard]] std::optional<LayoutAdvice> best() const {
        if (now_ == 0) {
            return std::nullopt;
        }
        const Rows own = own_rows(own_, element_, hardware_);
        const Rows of_banks = rows_of_banks(hardware_);
        auto result = known(LayoutChange::repadding, repaddings());
        const auto try_if_needed = [&](LayoutChange change, const std::vector<Layout>& layouts) {
            result = result ? result : known(change, layouts);
        };
        try_if_needed(LayoutChange::padding, paddings(own));
        try_if_needed(LayoutChange::padding, paddings(of_banks));
        try_if_needed(LayoutChange::swizzle, swizzles(own));
        try_if_needed(LayoutChange::swizzle, swizzles(of_banks));
        return result;
    }

private:
    /// Returns the layouts with padding after rows of these lengths, sorted by the amount of padding. So of
    /// equally good layouts, the one with the least padding comes first.
    [[nodiscard]] std::vector<Layout> paddings(const Rows& rows) const {
        std::vector<Layout> layouts;
        const std::uint32_t step = std::max(1U, bytes_ / hardware_.bank_bytes);
        for (std::uint32_t pad = step; pad < std::max(hardware_.banks, step + 1); pad += step) {
            for (const std::uint32_t row : rows) {
                layouts.push_back({row, pad});
            }
        }
        return layouts;
    }

    [[nodiscard]] static std::vector<Layout> swizzles(const Rows& rows) {
        std::vector<Layout> layouts;
        for (const std::uint32_t row : rows) {
            if (std::has_single_bit(row)) {
                layouts.push_back({row, 0, true});
            }
        }
        return layouts;
    }

    /// Returns the layout in which the existing padding is replaced by padding after as many elements as fill
    /// all banks. Empty if the array is not padded, or already padded in this way.
    [[nodiscard]] std::vector<Layout> repaddings() const {
        const std::uint32_t words = std::max(1U, bytes_ / hardware_.bank_bytes);
        const std::uint32_t every = padded_every(own_, bytes_);
        return every == 0 || every * words == hardware_.banks
                   ? std::vector<Layout>{}
                   : std::vector<Layout>{{hardware_.banks, words, false, every * words, words}};
    }

    /// Returns the first layout that removes about as many conflicts as the best layout; nothing if that is
    /// less than half of the conflicts.
    [[nodiscard]] std::optional<LayoutAdvice> known(LayoutChange change,
                                                    const std::vector<Layout>& layouts) const {
        std::vector<Tried> tried;
        for (const Layout& layout : layouts) {
            tried.push_back({layout, conflicts_of(some_, program_, hardware_, layout)});
            if (tried.back().conflicts == 0) {
                break;
            }
        }
        if (tried.empty()) {
            return std::nullopt;
        }
        const std::uint64_t least = std::ranges::min(tried, {}, &Tried::conflicts).conflicts;
        const std::uint64_t margin = conflicts_of(some_, program_, hardware_, {}) / 10;
        const auto chosen =
            std::ranges::find_if(tried, [=](const Tried& one) { return one.conflicts <= least + margin; });
        const std::uint64_t then = conflicts_of(own_, program_, hardware_, chosen->layout);
        return then * 2 <= now_ ? std::optional(LayoutAdvice{now_, chosen->layout, then, change})
                                : std::nullopt;
    }

    const Program& program_;
    const HardwareModel& hardware_;
    const GroupSteps own_;
    const GroupSteps some_;
    const std::uint32_t element_; ///< size of an element in bytes
    /// Number of bytes that an element occupies in the banks; at least the size of a word.
    const std::uint32_t bytes_;
    const std::uint64_t now_;
};

} // namespace

std::uint64_t moved(std::uint64_t offset, const Layout& layout, std::uint32_t word_bytes) {
    if (layout.row_words == 0) {
        return offset;
    }
    std::uint64_t word = offset / word_bytes;
    if (layout.old_row_words != 0) {
        const std::uint64_t padded = layout.old_row_words + layout.old_pad_words;
        word = word / padded * layout.old_row_words + word % padded;
    }
    const std::uint64_t row = word / layout.row_words;
    std::uint64_t column = word % layout.row_words;
    if (layout.swizzle && std::has_single_bit(layout.row_words)) {
        column ^= row % layout.row_words;
    }
    return (row * (layout.row_words + layout.pad_words) + column) * word_bytes + offset % word_bytes;
}

std::optional<LayoutAdvice> better_layout(const GroupSteps& steps, const Program& program,
                                          const ObjectInfo& object, const HardwareModel& hardware) {
    return LayoutSearch(steps, program, object, hardware).best();
}

} // namespace lockstep
