#include "app/gui/scenes/banks/banks_scene.h"

#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/shown_step.h"
#include "app/gui/scenes/kit/step_notice.h"
#include "app/gui/theme/core_words.h"
#include "app/words/trace/step_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct NearestRequest {
    Q_DECLARE_TR_FUNCTIONS(NearestRequest)
};

bool asks_banks(const SiteInfo& site) {
    return is_access(site.kind) && site.space == Space::local;
}

/// Returns the cursor moved to the shown request; unchanged if the warp makes none.
Cursor at_shown(const GroupView& view, const Cursor& cursor,
                std::optional<Tick> covered_from = std::nullopt) {
    const ShownStep shown = shown_step(view, cursor.tick, cursor.warp, asks_banks, covered_from);
    Cursor there = cursor;
    if (shown.step != nullptr && shown.when != ShownStep::When::now) {
        there.tick = shown.step->tick;
        there.pass.reset();
    }
    return there;
}

/// Says what the warp does in the step, `site` (null: nothing), and that the picture shows a later or an earlier step.
QString why_another(const SiteInfo* site, Warp warp, const ShownStep& shown, std::uint32_t number) {
    const QString does =
        site == nullptr ? NearestRequest::tr("Warp %1 issues no instruction in this step.").arg(warp.value())
                        : NearestRequest::tr("No local memory is accessed in this step (%1).")
                              .arg(worded(warp_sentence(*site, warp)));
    const QString sentence = shown.when == ShownStep::When::later
                                 ? NearestRequest::tr("%1 The next access, in step %2, is shown.")
                                 : NearestRequest::tr("%1 The previous access, in step %2, is shown.");
    // all arguments in one call, because the inserted code may contain %
    return sentence.arg(does, QString::number(number));
}

/// Returns the longest sentence of all steps.
QString longest_sentence(const GroupView& view, Warp warp) {
    ShownStep shown;
    shown.when = ShownStep::When::before; // the longer form
    return why_another(longest_site(view, asks_banks), warp, shown, view.tick_count());
}

/// Returns the step that a tooltip describes: for lanes above banks, that of the shown request; otherwise the
/// cursor's.
Cursor pointed_step(const GroupView& view, const Cursor& cursor, const Pointed& pointed) {
    const bool is_of_request = is<RequestCell>(pointed.id) || is<BankCell>(pointed.id) ||
                               is<AccessLine>(pointed.id) || is<PassBox>(pointed.id);
    return is_of_request ? at_shown(view, cursor) : cursor;
}

} // namespace

Scene nearest_request_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                            const SceneOptions& options) {
    const ShownStep shown = shown_step(view, cursor.tick, cursor.warp, asks_banks, options.covered_from);
    if (shown.step == nullptr) {
        return banks_scene(view, cursor, size, options);
    }
    const WarpStep* now = view.step_at(cursor.tick, cursor.warp);
    const QString sentence = shown.when == ShownStep::When::now
                                 ? QString()
                                 : why_another(now != nullptr ? &view.site(now->site) : nullptr, cursor.warp,
                                               shown, shown.step->tick.value() + 1);
    Scene scene;
    const double top =
        add_step_notice(scene, {scene_pad, options.on_slide() ? 2.0 : 8.0}, size.width() - 2 * scene_pad,
                        sentence, longest_sentence(view, cursor.warp), shown.step->tick, options.style) +
        (options.on_slide() ? 0 : 4);
    Scene banks = banks_scene(view, at_shown(view, cursor, options.covered_from),
                              {size.width(), size.height() - top}, options);
    scene.title = banks.title;
    scene.description =
        sentence.isEmpty() ? banks.description : sentence + QLatin1Char(' ') + banks.description;
    scene.size = {banks.size.width(), top + banks.size.height()};
    append(scene, std::move(banks), {0, top});
    return scene;
}

QString nearest_request_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                const Pointed& pointed) {
    return banks_tooltip(view, pointed_step(view, cursor, pointed), scene, pointed);
}

Destination nearest_request_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                  const Pointed& pointed) {
    const auto* pass = std::get_if<PassBox>(&pointed.id);
    if (pass == nullptr) {
        return lane_click(view, cursor, scene, pointed);
    }
    const Cursor there = at_shown(view, cursor);
    Destination to{.pass = pass->pass};
    if (there.tick != cursor.tick) {
        to.tick = there.tick;
    }
    return to;
}

} // namespace lockstep::gui
