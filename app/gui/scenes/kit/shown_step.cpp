#include "app/gui/scenes/kit/shown_step.h"

namespace lockstep::gui {

ShownStep shown_step(const GroupView& view, Tick tick, Warp warp,
                     const std::function<bool(const SiteInfo&)>& suits) {
    ShownStep shown;
    for (const std::uint32_t index : view.warp_steps[warp.index()]) {
        const WarpStep& step = view.steps->steps[index];
        if (!suits(view.site(step.site))) {
            continue;
        }
        shown.step = &step;
        shown.when = step.tick == tick  ? ShownStep::When::now
                     : step.tick > tick ? ShownStep::When::later
                                        : ShownStep::When::before;
        if (shown.when != ShownStep::When::before) {
            break;
        }
    }
    return shown;
}

const SiteInfo* longest_site(const GroupView& view, const std::function<bool(const SiteInfo&)>& suits) {
    const SiteInfo* longest = nullptr;
    for (const SiteInfo& site : view.trace().program.sites) {
        if (!suits(site) && (longest == nullptr || site.text.size() > longest->text.size())) {
            longest = &site;
        }
    }
    return longest;
}

} // namespace lockstep::gui
