#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <QStringList>
#include <algorithm>
#include <utility>
#include <vector>

namespace lockstep::gui {

/// A session of one reduction with its first group, and functions that read a scene's shapes.
struct SceneWorld {
    std::shared_ptr<const Session> session;
    GroupView view;
    Cursor cursor;

    explicit SceneWorld(fixture::Reduction variant = fixture::Reduction::compacted, std::uint32_t groups = 6,
                        HardwareModel hardware = {}, std::uint32_t items = 256)
        : session(
              analyse(std::make_shared<const Recording>(fixture::reduction_recording(variant, items, groups)),
                      std::move(hardware))
                  .value()),
          view(make_group_view(session, 0, Group(0))) {}

    [[nodiscard]] const Simulation& run() const { return *session->analysis(0).model.simulation; }
};

inline QStringList texts(const Scene& scene) {
    QStringList result;
    for (const Shape& shape : scene.shapes) {
        if (const Label* label = std::get_if<Label>(&shape)) {
            result << label->text;
        }
    }
    return result;
}

inline bool says(const Scene& scene, const QString& text) {
    return std::ranges::any_of(texts(scene), [&](const QString& t) { return t.contains(text); });
}

/// Returns the text of the label with this id; empty if there is none.
inline QString text_of(const Scene& scene, const SceneId& id) {
    for (const Shape& shape : scene.shapes) {
        if (const Label* label = std::get_if<Label>(&shape); label != nullptr && label->id == id) {
            return label->text;
        }
    }
    return {};
}

template <class Kind>
std::vector<Box> boxes_of(const Scene& scene) {
    std::vector<Box> result;
    for (const Shape& shape : scene.shapes) {
        if (const Box* box = std::get_if<Box>(&shape); box != nullptr && is<Kind>(box->id)) {
            result.push_back(*box);
        }
    }
    return result;
}

} // namespace lockstep::gui
