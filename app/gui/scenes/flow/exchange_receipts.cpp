#include "app/gui/scenes/flow/exchange_receipts.h"

#include "app/gui/scenes/kit/lane_state.h"
#include "app/gui/scenes/kit/value_text.h"

namespace lockstep::gui {

std::vector<Receipt> receipts_of(const GroupView& view, const WarpStep& step) {
    std::vector<Receipt> receipts;
    for (const std::uint16_t lane : view.steps->lanes_of(step)) {
        const auto event = lane_event(view, step, Lane(lane));
        receipts.push_back({lane, received_from(event->payload), moved_value(view, *event, 8)});
    }
    return receipts;
}

// A value is known to be a lane's own where another received it from that lane alone.
std::vector<QString> given_values(const std::vector<Receipt>& receipts, std::uint32_t lanes) {
    std::vector<QString> values(lanes);
    for (const Receipt& receipt : receipts) {
        if (receipt.from.count <= 1 && receipt.from.first < lanes) {
            values[receipt.from.first] = receipt.value;
        }
    }
    return values;
}

ExchangeParts exchange_parts(const std::vector<Receipt>& receipts, std::uint32_t lanes) {
    ExchangeParts parts{std::vector(lanes, LanePart::masked), std::vector(lanes, LanePart::masked)};
    for (const Receipt& receipt : receipts) {
        parts.givers[receipt.lane] = LanePart::idle;
        parts.takers[receipt.lane] = receipt.from.count == 0 ? LanePart::kept : LanePart::moves;
    }
    for (const Receipt& receipt : receipts) {
        for (std::uint32_t i = 0; i < receipt.from.count && receipt.from.first + i < lanes; ++i) {
            parts.givers[receipt.from.first + i] = LanePart::moves;
        }
    }
    return parts;
}

} // namespace lockstep::gui
