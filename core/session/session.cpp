#include "core/session/session.h"

#include <utility>

namespace lockstep {

Session::Session(std::shared_ptr<const Recording> recording, HardwareModel hardware,
                 std::vector<LaunchAnalysis> launches, bool has_costs)
    : recording_(std::move(recording)),
      hardware_(std::move(hardware)),
      launches_(std::move(launches)),
      has_costs_(has_costs),
      run_figures_(lockstep::run_figures(*recording_, launches_, hardware_)),
      parts_(launches_.size()) {}

std::uint32_t Session::warp_lanes(std::size_t launch) const {
    return hardware_.warp_width != 0 ? hardware_.warp_width
                                     : static_cast<std::uint32_t>(items_per_group(trace(launch).range));
}

Status Session::make_any(const PartKey& key, const ProgressSink& progress) const {
    return std::visit(
        [&](const auto& each) {
            const auto made = make(each, progress);
            return made ? Status() : Status(made.error());
        },
        key);
}

bool Session::is_at_hand(const PartKey& key) const {
    return std::visit([this](const auto& each) { return at_hand(each).has_value(); }, key);
}

} // namespace lockstep
