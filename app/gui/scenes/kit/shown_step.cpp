#include "app/gui/scenes/kit/shown_step.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct ShownStepWords {
    Q_DECLARE_TR_FUNCTIONS(ShownStepWords)
};

} // namespace

ShownStep shown_step(const GroupView& view, Tick tick, Warp warp,
                     const std::function<bool(const SiteInfo&)>& suits, std::optional<Tick> covered_from) {
    ShownStep shown;
    for (const std::uint32_t index : view.warp_steps[warp.index()]) {
        const WarpStep& step = view.steps->steps[index];
        if (!suits(view.site(step.site))) {
            continue;
        }
        if (covered_from && step.tick >= *covered_from) {
            shown.when = shown.step == nullptr ? ShownStep::When::covered : shown.when;
            break;
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

QString covered_sentence() {
    return ShownStepWords::tr("This view shows only steps that come after the open question.");
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
