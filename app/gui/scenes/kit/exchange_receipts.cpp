#include "app/gui/scenes/kit/exchange_receipts.h"

#include "app/gui/scenes/kit/value_text.h"
#include "core/session/lane_state.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct ReceiptWords {
    Q_DECLARE_TR_FUNCTIONS(ReceiptWords)
};

} // namespace

std::vector<Receipt> receipts_of(const GroupView& view, const WarpStep& step) {
    std::vector<Receipt> receipts;
    for (const std::uint16_t lane : view.steps->lanes_of(step)) {
        const auto event = lane_event(view, step, Lane(lane));
        receipts.push_back({lane, received_from(event->payload), moved_value(view, *event, 8)});
    }
    return receipts;
}

// The value that a lane gives is known only if some lane received a value from that lane alone.
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

QString receipt_sentence(const GroupView& view, const WarpStep& step, Lane lane) {
    for (const Receipt& receipt : receipts_of(view, step)) {
        if (receipt.lane != lane.value()) {
            continue;
        }
        const std::uint32_t first = receipt.from.first;
        if (receipt.from.count == 0) {
            return ReceiptWords::tr(
                       "kept its own value %1, because the lane that it reads from has no active work-item")
                .arg(receipt.value);
        }
        return receipt.from.count == 1
                   ? ReceiptWords::tr("receives %1 from lane %2").arg(receipt.value).arg(first)
                   : ReceiptWords::tr("receives %1 from lanes %2 to %3")
                         .arg(receipt.value)
                         .arg(first)
                         .arg(first + receipt.from.count - 1);
    }
    return {};
}

} // namespace lockstep::gui
