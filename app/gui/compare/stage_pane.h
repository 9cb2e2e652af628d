#pragma once

#include "app/gui/compare/linked_stages.h"
#include "app/gui/model/model_maker.h"
#include "app/gui/model/selection.h"

class QFrame;
class QLabel;
class QVBoxLayout;

namespace lockstep::gui {

class SceneView;
struct Picture;

/// The position of a run: its step, and whether it only waits there because it has no such point.
[[nodiscard]] QString place_text(const GroupView& view, Tick tick, bool waits);

/// One of the pictures side by side: mark and title of the run, its position, and the picture, below an edge
/// in the run's colour.
class StagePane : public QWidget {
    Q_OBJECT
public:
    explicit StagePane(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_run(const StagedRun& run);
    void show_picture(const Picture& picture);
    /// Shows the window's cursor in this run: the same launch and group if they exist, otherwise the nearest.
    void follow(const GroupView& view, const Cursor& cursor, LinkBy by);
    [[nodiscard]] const Selection& selection() const { return selection_; }
    /// The picture shows parts of the model that are not computed yet.
    [[nodiscard]] bool is_making() const { return maker_.is_running(); }
    [[nodiscard]] bool waits() const { return waits_; }

private:
    void show_head();

    Theme theme_;
    StagedRun run_;
    Selection selection_;
    ModelMaker maker_; ///< makes parts of this run's model; the window's maker makes those of the shown run
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
