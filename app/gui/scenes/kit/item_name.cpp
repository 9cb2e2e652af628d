#include "app/gui/scenes/kit/item_name.h"

#include "app/words/trace/item_words.h"

namespace lockstep::gui {
namespace {

WorkItem item_of(const GroupView& view, Warp warp, std::uint32_t lane) {
    return WorkItem(view.first_item().value() + std::uint64_t{warp.value()} * view.steps->warp_width + lane);
}

} // namespace

QString work_item_name(const GroupView& view, Warp warp, Lane lane) {
    return QString::fromStdString(item_id(view.trace().range, item_of(view, warp, lane.value())));
}

QString work_items_of(const GroupView& view, Warp warp) {
    return QString::fromStdString(
        item_ids(view.trace().range, item_of(view, warp, 0), item_of(view, warp, view.lanes_of(warp) - 1)));
}

} // namespace lockstep::gui
