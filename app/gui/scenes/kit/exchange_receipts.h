#pragma once

#include "core/session/group_view.h"
#include "core/site/record.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

/// What one lane received in an exchange.
struct Receipt {
    std::uint32_t lane = 0;
    Received from;
    QString value;
};
[[nodiscard]] std::vector<Receipt> receipts_of(const GroupView& view, const WarpStep& step);

/// By lane: the value that it gives, if it is known; otherwise empty.
[[nodiscard]] std::vector<QString> given_values(const std::vector<Receipt>& receipts, std::uint32_t lanes);

/// What a lane does in an exchange. A lane that gives nothing is as active as the others.
enum class LanePart : std::uint8_t {
    moves,  ///< gives or receives
    idle,   ///< no lane takes its value
    kept,   ///< specified no source lane, and keeps its own value
    masked, ///< takes no part in the step
};
struct ExchangeParts {
    std::vector<LanePart> givers; ///< by lane
    std::vector<LanePart> takers; ///< by lane
};
[[nodiscard]] ExchangeParts exchange_parts(const std::vector<Receipt>& receipts, std::uint32_t lanes);

/// "receives 14 from lane 7"; empty if the lane takes no part.
[[nodiscard]] QString receipt_sentence(const GroupView& view, const WarpStep& step, Lane lane);

} // namespace lockstep::gui
