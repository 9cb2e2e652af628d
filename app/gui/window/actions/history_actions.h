#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/run_form.h"
#include "app/gui/workspace/places/place_history.h"
#include "app/gui/workspace/workspace.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace lockstep::gui {

class Centre;
class PlaceActions;
class RunActions;

/// Moves back and forward through the visited places, by menu, shortcuts and the side buttons of the mouse.
///
///     cursor, view or run changes -> at the end of the event: one visit -> history
class HistoryActions : public QObject {
    Q_OBJECT
public:
    HistoryActions(Workspace& workspace, const ActionSet& actions, Centre& centre, RunActions& runs,
                   PlaceActions& places, RunForm form, QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void note();
    void go(const Visit* to);
    void enable();
    [[nodiscard]] std::optional<ViewPlace> place_now();
    [[nodiscard]] Move move_to(const ViewPlace& now);
    [[nodiscard]] bool can_show(const std::shared_ptr<const Session>& session, const ViewPlace& place);

    Workspace& workspace_;
    const ActionSet& actions_;
    Centre& centre_;
    RunActions& runs_;
    PlaceActions& places_;
    const RunForm form_;
    QWidget& window_;
    PlaceHistory& history_; ///< outlives the window
    QTimer soon_;          ///< delays recording, so that several changes caused by one click become one visit
    QElapsedTimer seeked_; ///< time since the last distant step, because dragging causes many of them
    std::weak_ptr<const Session> run_of_;
    PlaceRun run_; ///< the run of the session run_of_
};

} // namespace lockstep::gui
