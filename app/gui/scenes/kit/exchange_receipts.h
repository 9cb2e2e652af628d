#pragma once

#include "core/session/group_view.h"
#include "core/site/record.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

/// A value that one lane received in an exchange, such as a shuffle.
struct Receipt {
    std::uint32_t lane = 0;
    Received from;
    QString value;
};
[[nodiscard]] std::vector<Receipt> receipts_of(const GroupView& view, const WarpStep& step);

/// Returns the value that each lane gives; empty where it is not known.
[[nodiscard]] std::vector<QString> given_values(const std::vector<Receipt>& receipts, std::uint32_t lanes);

/// The role of a lane in an exchange. A lane that gives no value is drawn like the other active lanes.
enum class LanePart : std::uint8_t {
    moves,  ///< gives or receives a value
    idle,   ///< no lane receives the lane's value
    kept,   ///< keeps its own value, because it names no source lane
    masked, ///< does not execute the step
};
struct ExchangeParts {
    std::vector<LanePart> givers; ///< role of each lane as a source of values
    std::vector<LanePart> takers; ///< role of each lane as a receiver of values
};
[[nodiscard]] ExchangeParts exchange_parts(const std::vector<Receipt>& receipts, std::uint32_t lanes);

/// Describes what a lane received: "receives 14 from lane 7"; empty if the lane does not take part.
[[nodiscard]] QString receipt_sentence(const GroupView& view, const WarpStep& step, Lane lane);

} // namespace lockstep::gui
