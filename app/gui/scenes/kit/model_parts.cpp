#include "app/gui/scenes/kit/model_parts.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct PartWords {
    Q_DECLARE_TR_FUNCTIONS(PartWords)
};

/// Of the cursor's group; none where the kernel fits on no multiprocessor.
std::optional<std::uint32_t> multiprocessor_of(const GroupView& view, const Cursor& cursor) {
    const auto& simulation = view.session->analysis(view.launch).model.simulation;
    return simulation ? std::optional(simulation->groups[cursor.group.index()].multiprocessor) : std::nullopt;
}

bool is_at_hand(const GroupView& view, const PartWanted& wanted) {
    switch (wanted.part) {
    case ModelPart::timeline:
        return view.session->timeline_at_hand(wanted.launch, wanted.multiprocessor).has_value();
    case ModelPart::costs:
        return view.session->costs_at_hand(wanted.launch).has_value();
    case ModelPart::footprint:
        return view.session->footprint_at_hand(wanted.launch).has_value();
    }
    return true;
}

} // namespace

std::optional<PartWanted> missing_part(const GroupView& view, const Cursor& cursor, ModelPart part) {
    const PartWanted wanted{part, view.launch,
                            part == ModelPart::timeline ? multiprocessor_of(view, cursor).value_or(0) : 0};
    return view.only_at_hand && !is_at_hand(view, wanted) ? std::optional(wanted) : std::nullopt;
}

std::shared_ptr<const Timeline> timeline_of(const GroupView& view, const Cursor& cursor) {
    const auto multiprocessor = multiprocessor_of(view, cursor);
    if (!multiprocessor) {
        return nullptr;
    }
    return view.only_at_hand ? view.session->timeline_at_hand(view.launch, *multiprocessor).value_or(nullptr)
                             : view.session->timeline(view.launch, *multiprocessor);
}

std::shared_ptr<const LaunchCosts> costs_of(const GroupView& view) {
    return view.only_at_hand ? view.session->costs_at_hand(view.launch).value_or(nullptr)
                             : view.session->costs(view.launch);
}

std::shared_ptr<const LaunchFootprint> footprint_of(const GroupView& view) {
    return view.only_at_hand ? view.session->footprint_at_hand(view.launch).value_or(nullptr)
                             : view.session->footprint(view.launch);
}

QString waiting_words(ModelPart part) {
    return part == ModelPart::footprint ? PartWords::tr("Walking through the trace…")
                                        : PartWords::tr("Simulating…");
}

Scene waiting_scene(const QString& title, const PartWanted& part, QSizeF size) {
    Scene scene = sentence_scene(title, waiting_words(part.part), size);
    scene.missing.push_back(part);
    return scene;
}

} // namespace lockstep::gui
