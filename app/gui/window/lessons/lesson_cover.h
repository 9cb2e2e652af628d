#pragma once

#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <optional>
#include <vector>

namespace lockstep::gui {

class Centre;
class PictureNotice;
class SceneView;

/// Covers the pictures while they would show the answer of an open question of the lesson: films from its step on,
/// and everything while the cursor is there. The step before stays visible.
class LessonCover : public QObject {
    Q_OBJECT
public:
    LessonCover(Workspace& workspace, const Centre& centre);

    /// Covers or uncovers the pictures, after a question was opened or answered.
    void update();

private:
    [[nodiscard]] std::optional<Tick> covered_from() const;

    Workspace& workspace_;
    const std::vector<SceneView*> views_;
    std::vector<PictureNotice*> notices_; ///< one for each view
};

} // namespace lockstep::gui
