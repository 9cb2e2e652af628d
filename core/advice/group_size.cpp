#include "core/advice/rules.h"

namespace lockstep {

void advise_on_group_size(const AdviceInput& input, AdviceList& found) {
    const LaunchModel& model = input.model;
    const std::uint32_t width = model.streams->lanes;
    const std::uint32_t items = model.use.group_items;
    if (items % width == 0 || model.occupancy.lane_use >= 1.0) {
        return;
    }
    const auto used = static_cast<std::uint64_t>(model.occupancy.lane_use * 1000.0);
    found.push_back({{AdviceKind::group_size,
                      {},
                      {items, width, used, std::uint64_t{(items + width - 1) / width} * width}},
                     share_of(model.simulation->cycles, 1000 - used, 1000)});
}

} // namespace lockstep
