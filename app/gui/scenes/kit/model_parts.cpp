#include "app/gui/scenes/kit/model_parts.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/words/model_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct PartWords {
    Q_DECLARE_TR_FUNCTIONS(PartWords)
};

} // namespace

bool is_missing(const GroupView& view, const PartKey& key) {
    return view.only_at_hand && !view.session->is_at_hand(key);
}

std::optional<TimelineOf> timeline_key(const GroupView& view, const Cursor& cursor) {
    const auto& simulation = view.session->analysis(view.launch).model.simulation;
    return simulation ? std::optional(
                            TimelineOf{view.launch, simulation->groups[cursor.group.index()].multiprocessor})
                      : std::nullopt;
}

std::shared_ptr<const Timeline> timeline_of(const GroupView& view, const Cursor& cursor) {
    const auto key = timeline_key(view, cursor);
    return key ? part_of(view, *key) : nullptr;
}

std::vector<PartKey> needs_timeline(const GroupView& view, const Cursor& cursor) {
    const auto key = timeline_key(view, cursor);
    return key ? std::vector<PartKey>{*key} : std::vector<PartKey>{};
}

QString waiting_words(const PartKey& part) {
    const bool is_simulated = std::holds_alternative<CostsOf>(part) ||
                              std::holds_alternative<AccountOf>(part) ||
                              std::holds_alternative<TimelineOf>(part);
    return is_simulated ? PartWords::tr("Simulating…") : PartWords::tr("Processing the trace…");
}

Scene waiting_scene(const QString& title, const PartKey& part, QSizeF size) {
    return sentence_scene(title, waiting_words(part), size);
}

QString does_not_fit_sentence(const GroupView& view) {
    const Occupancy& occupancy = view.session->analysis(view.launch).model.occupancy;
    return worded(does_not_fit(view.session->hardware().preset, occupancy.limiter));
}

} // namespace lockstep::gui
