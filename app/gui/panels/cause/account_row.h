#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/schedule/savings.h"
#include "core/session/session.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// One row of the account of the schedulers' cycles, with its texts.
struct AccountRow {
    CycleUse use{};
    std::uint64_t amount = 0;   ///< in units of 1/CycleAccount::parts of a cycle
    QString name;               ///< "bank conflicts"
    QString definition;         ///< a sentence that explains the use
    QString share;              ///< "28.4 %"
    QString place;              ///< "line 41"; empty for a use without a site
    QString sentence;           ///< all of this: "bank conflicts: 28.4 %, 1,612 cycles, line 41"
    QString label;              ///< "bank conflicts: 28.4 %"
    bool is_named = false;      ///< whether the headline of the card is about this row
    std::optional<Site> site{}; ///< largest site
};

/// Height below the bar for the mark of the row that the headline is about, in pixels at a text size of 100 %.
inline constexpr double account_mark_height = 22;

/// Returns the rows that are not empty, in falling order, but the needed instructions last.
[[nodiscard]] std::vector<AccountRow> account_rows(const Program& program, const LaunchAccount& launch);

/// Returns a box in the colour and pattern of a use, as in the bar and its legend.
[[nodiscard]] Box use_box(CycleUse use, QRectF rect);

/// Returns the stacked bar of the rows. A segment that is wide enough has its share as a label. The segment that the
/// headline is about has a bracket below it, with its name and share, however narrow it is:
///
///     [instructions 62 %    ][ 28 % ][    ]
///                            |______|
///                     bank conflicts: 28.4 %
[[nodiscard]] Scene account_scene(const std::vector<AccountRow>& rows, QSizeF size);

} // namespace lockstep::gui
