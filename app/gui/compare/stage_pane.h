#pragma once

#include "app/gui/compare/linked_stages.h"
#include "app/gui/workspace/model_maker.h"
#include "app/gui/workspace/selection.h"

class QFrame;
class QLabel;
class QVBoxLayout;

namespace lockstep::gui {

class SceneView;
struct Picture;

/// Describes the position of a run: its step, and whether it waits there because it has no corresponding
/// step.
[[nodiscard]] QString place_text(const GroupView& view, Tick tick, bool waits);

/// One of the pictures that are shown side by side: the mark and title of the run, its position and the
/// picture. A bar in the run's colour marks the top edge.
class StagePane : public QWidget {
    Q_OBJECT
public:
    explicit StagePane(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_run(const StagedRun& run);
    void show_picture(const Picture& picture);
    /// Shows the window's cursor in this run: the same launch and group if they exist, otherwise the nearest
    /// ones.
    void follow(const GroupView& view, const Cursor& cursor, LinkBy by);
    [[nodiscard]] const Selection& selection() const { return selection_; }
    [[nodiscard]] bool waits() const { return waits_; }

private:
    void show_head();

    Theme theme_;
    StagedRun run_;
    Selection selection_;
    /// Computes the parts of this run's hardware model that the picture needs. (For the run shown in the
    /// window, the window's own ModelMaker does this.)
    ModelMaker maker_;
    SceneView* view_ = nullptr;
    bool waits_ = false;
    QVBoxLayout* column_;
    QFrame* edge_;
    QLabel* mark_;
    QLabel* title_;
    QLabel* chip_;
    QLabel* place_;
};

} // namespace lockstep::gui
