#pragma once

#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <vector>

namespace lockstep::gui {

class Centre;
class PictureNotice;

/// Covers the pictures while they would show the answer of an open question of the lesson: from its step on.
/// The step before stays visible.
class LessonCover : public QObject {
    Q_OBJECT
public:
    LessonCover(Workspace& workspace, const Centre& centre);

    /// Covers or uncovers the pictures, after a question was opened or answered.
    void update();

private:
    [[nodiscard]] bool is_covered() const;

    Workspace& workspace_;
    std::vector<PictureNotice*> notices_;
};

} // namespace lockstep::gui
