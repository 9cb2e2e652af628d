#pragma once

#include "app/words/phrase.h"
#include "core/schedule/savings.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// The Qt translation context of the texts that the functions in this header return.
inline constexpr const char* account_context = "Account";

/// Returns the name of a use of the schedulers' cycles, such as "bank conflicts". It is English and serves as
/// the key for translation in account_context. `conflicts`: what most conflicts are.
[[nodiscard]] const char* use_words(CycleUse use, ConflictKind conflicts = ConflictKind::different_words);
/// Returns a sentence that explains a use. It is English and serves as the key for translation in
/// account_context.
[[nodiscard]] const char* use_definition(CycleUse use,
                                         ConflictKind conflicts = ConflictKind::different_words);
/// Returns the name of a cost that a simulation can leave out, such as "uncoalesced access". It is English
/// and serves as the key for translation in account_context.
[[nodiscard]] const char* removal_words(Removal what, ConflictKind conflicts = ConflictKind::different_words);

/// Returns the place of a site: "line 41", or "file.h:41" for a file that the kernel includes. Empty if there is
/// no site.
[[nodiscard]] Phrase site_place(const std::optional<Site>& site, const Program& program);
/// Returns the place of a saving's site. Empty if the saving is null.
[[nodiscard]] Phrase saving_place(const Saving* saving, const Program& program);

/// Says what makes a launch slow, in one sentence: "28.4 % of the scheduler cycles are bank conflicts, most of
/// them at line 41. Removing them would save 22.1 % of the modelled time." Says so if there is nothing to cure.
/// If the saving is more than twice the share, only says what it is. `place` is the location of
/// the largest saving's site, such as "line 41"; it may be empty.
[[nodiscard]] Phrase cause_phrase(const LaunchAccount& launch, const Phrase& place);

/// What makes a launch slow, in parts, for a card with a large number.
struct CauseCard {
    Phrase number; ///< "28.4 %"; empty if there is nothing to cure
    /// Says what the number is a share of: "of the scheduler cycles: bank conflicts".
    Phrase heading;
    Phrase detail; ///< the saving, in cycles
    /// Says which share the cost has in the account, and why the number is larger; empty if the number is that share.
    Phrase difference;
    std::optional<CycleUse>
        use; ///< the use of cycles that contains the cost; empty if there is nothing to cure
};
[[nodiscard]] CauseCard cause_card(const LaunchAccount& launch);

/// Says what the second largest saving is: "Next: without barriers (mainly at line 38), the launch would take 41
/// fewer cycles (0.7 % less time)." These are not the cycles of the row "barriers", so the words differ. Empty if
/// there is none. `place` is the location of its site; it may be empty.
[[nodiscard]] Phrase next_cost_phrase(const LaunchAccount& launch, const Phrase& place);

/// Returns the share of a row, as it is shown. The shares of all rows sum to 100.0 %.
[[nodiscard]] Phrase share_of_row(const LaunchAccount& launch, CycleUse use);
/// Returns the cycles of a row, as an average over all schedulers. The cycles of all rows sum to those of the
/// launch.
[[nodiscard]] std::uint64_t cycles_of_row(const LaunchAccount& launch, CycleUse use);
/// Returns the name and the share of a row: "bank conflicts: 28.4 %".
[[nodiscard]] Phrase name_and_share(const LaunchAccount& launch, CycleUse use);
/// Returns a row as a text: "bank conflicts: 28.4 %, 1,612 cycles, line 41". `place` is the location of its
/// largest site; it may be empty.
[[nodiscard]] Phrase row_phrase(const LaunchAccount& launch, CycleUse use, const Phrase& place);

} // namespace lockstep
