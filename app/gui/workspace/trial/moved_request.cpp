#include "app/gui/workspace/trial/moved_request.h"

#include "core/whatif/address_mover.h"

#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

/// One warp step that accesses local memory.
struct Request {
    std::vector<std::uint16_t> lanes;
    std::vector<std::uint64_t> addresses;
    SiteInfo site; ///< its kind, space and pieces
};

BankPicture banks_of(const Request& request, std::uint32_t warp_width, const HardwareModel& hardware) {
    GroupSteps steps;
    steps.warp_width = warp_width;
    steps.lanes = request.lanes;
    steps.payloads = request.addresses;
    const WarpStep step{.active = static_cast<std::uint32_t>(request.lanes.size())};
    return step_banks(steps, step, request.site, hardware).value_or(BankPicture());
}

bool asks_array(const GroupView& view, const WarpStep& step, const LocalObject& array) {
    const SiteInfo& site = view.site(step.site);
    return is_access(site.kind) && site.space == Space::local && !site.pieces.empty() &&
           std::ranges::any_of(view.steps->payloads_of(step),
                               [&array](std::uint64_t address) { return array.contains(address); });
}

Request request_of(const GroupView& view, const WarpStep& step) {
    const auto lanes = view.steps->lanes_of(step);
    const auto addresses = view.steps->payloads_of(step);
    return {{lanes.begin(), lanes.end()}, {addresses.begin(), addresses.end()}, view.site(step.site)};
}

Request request_of(const LocalRequests& requests, const RequestShape& shape) {
    const auto lanes = requests.lanes_of(shape);
    const auto addresses = requests.addresses_of(shape);
    const AccessForm& form = requests.forms[shape.form];
    Request made{{lanes.begin(), lanes.end()}, {addresses.begin(), addresses.end()}, {}};
    made.site.kind = form.kind;
    made.site.space = Space::local;
    made.site.pieces = form.pieces;
    return made;
}

/// Returns a step of the shown group that makes this request; null if there is none.
const WarpStep* step_with(const GroupView& view, const Request& request) {
    const auto found = std::ranges::find_if(view.steps->steps, [&](const WarpStep& step) {
        const SiteInfo& site = view.site(step.site);
        return site.kind == request.site.kind && site.space == Space::local &&
               site.pieces == request.site.pieces &&
               std::ranges::equal(view.steps->lanes_of(step), request.lanes) &&
               std::ranges::equal(view.steps->payloads_of(step), request.addresses);
    });
    return found == view.steps->steps.end() ? nullptr : &*found;
}

} // namespace

std::optional<MovedRequest> moved_request(const TriedArray& array, LayoutChoice choice, const GroupView& view,
                                          const Cursor& cursor) {
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    const bool is_at_cursor = step != nullptr && asks_array(view, *step, array.object());
    if (!is_at_cursor && !array.worst) {
        return std::nullopt;
    }
    const LocalRequests& requests = *array.requests;
    Request request =
        is_at_cursor ? request_of(view, *step) : request_of(requests, requests.shapes[*array.worst]);
    step = is_at_cursor ? step : step_with(view, request);
    const std::uint32_t width = view.session->warp_lanes(view.launch);
    const HardwareModel& hardware = view.session->hardware();
    MovedRequest made{.recorded = banks_of(request, width, hardware),
                      .site = step != nullptr ? &view.site(step->site) : nullptr,
                      .warp = step != nullptr ? std::optional(step->warp) : std::nullopt,
                      .lanes = width,
                      .asked = request.lanes,
                      .is_at_cursor = is_at_cursor};
    if (const TriedMap& tried = array.at(choice); !tried.figures.refused) {
        const AddressMover mover(requests, array.tried.array, tried.map);
        std::ranges::transform(request.addresses, request.addresses.begin(),
                               [&mover](std::uint64_t address) { return mover.moved(address); });
    }
    made.then = banks_of(request, width, hardware);
    return made;
}

} // namespace lockstep::gui
