#pragma once

#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"

#include <QObject>
#include <memory>

namespace lockstep::gui {

/// The cursor and the work-group that it is in, shared by every view, chart and panel.
class Selection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Returns the shown work-group; null until there is a session.
    [[nodiscard]] const GroupView* view() const { return view_.get(); }
    [[nodiscard]] const Cursor& cursor() const { return cursor_; }
    /// Returns the instruction at the cursor's tick; null without a session.
    [[nodiscard]] const SiteInfo* site() const;

    /// Shows another session; the cursor moves as little as possible.
    void set_session(std::shared_ptr<const Session> session);
    /// Emits all signals again, so that a new window shows the current state.
    void show_again();
    /// Shows another launch of the session; the cursor moves as little as possible.
    void set_launch(std::size_t launch);
    void set_group(Group group);
    /// Moves to another position in the session. Members that do not exist there are replaced by the nearest
    /// existing ones. Notifies once: view_changed() for another launch or group, otherwise cursor_changed().
    void go(const Cursor& to);
    void set_tick(Tick tick);
    void set_lane(Warp warp, Lane lane);
    /// Selects a cycle of the model; moving to another tick resets it.
    void set_cycle(std::optional<Cycle> cycle);
    /// Selects a pass of the step's bank conflict; moving to another tick or warp resets it.
    void set_pass(std::optional<std::uint32_t> pass);
    /// Measures these cycles of the model; another launch or group resets it.
    void set_range(std::optional<CycleRange> range);
    /// Highlights the steps of a source line; 0, or a line that the group does not execute, removes the
    /// highlight.
    void choose_line(std::uint32_t line);
    /// Moves the selected lane by rows and columns, within the group.
    void move_lane(int rows, int columns);

signals:
    void view_changed();   ///< emitted for another session or group: everything must be updated
    void cursor_changed(); ///< emitted when tick, warp, lane, cycle, pass or line has changed

private:
    void show(std::shared_ptr<const Session> session, Group group);
    void take_view(std::shared_ptr<const Session> session, Group group);
    void keep_inside();

    std::unique_ptr<const GroupView> view_;
    Cursor cursor_;
};

} // namespace lockstep::gui
