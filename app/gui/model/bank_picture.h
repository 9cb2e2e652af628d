#pragma once

#include "core/session/group_view.h"

#include <QString>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// One word of a bank that a lane touches in a step, and the pass in which it is served.
struct BankTouch {
    std::uint32_t lane = 0;
    std::uint32_t pass = 0; ///< of all passes of the step, from 0
    std::uint32_t bank = 0;
    std::uint64_t word = 0;
    bool shared = false; ///< other lanes take the same word in the same pass
};

/// What the requests of one step do to the banks (a vector load makes several, one after the other).
struct BankPicture {
    std::vector<BankTouch> touches;     ///< by pass
    std::vector<std::uint32_t> degrees; ///< by bank: the most passes that one part of a request needs it for
    std::vector<bool> needed;           ///< by pass: its part cannot do without it; the others are conflicts
    std::uint32_t requests = 0;
    std::uint32_t words = 0; ///< distinct words, summed over parts

    [[nodiscard]] std::uint32_t passes() const { return static_cast<std::uint32_t>(needed.size()); }
    [[nodiscard]] std::uint32_t conflicts() const;
    [[nodiscard]] std::uint32_t degree() const; ///< of the worst bank
    [[nodiscard]] bool has_broadcast() const;
};

/// Nothing where the step does not access local memory.
[[nodiscard]] std::optional<BankPicture> bank_picture(const GroupView& view, const WarpStep& step);

/// "1 pass · no conflict", "2-way conflict · 2 passes", "broadcast · 1 word · 1 pass"
[[nodiscard]] QString verdict(const BankPicture& request);

/// "0–3, 8": ascending numbers with runs drawn together.
[[nodiscard]] QString number_ranges(const std::vector<std::uint32_t>& numbers);

} // namespace lockstep::gui
