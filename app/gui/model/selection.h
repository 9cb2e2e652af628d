#pragma once

#include "app/gui/model/cursor.h"
#include "core/session/group_view.h"

#include <QObject>
#include <memory>

namespace lockstep::gui {

/// The cursor and its work-group, shared by every view, chart and panel.
class Selection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Null until there is a session.
    [[nodiscard]] const GroupView* view() const { return view_.get(); }
    [[nodiscard]] const Cursor& cursor() const { return cursor_; }
    [[nodiscard]] const SiteInfo* site() const; ///< at the cursor's tick; null without a session

    /// Shows another session; the cursor stays as near as possible.
    void set_session(std::shared_ptr<const Session> session);
    /// Emits the signals again, for a new window.
    void show_again();
    /// Shows another launch of the session; the cursor stays as near as possible.
    void set_launch(std::size_t launch);
    void set_group(Group group);
    /// Goes to another location of the session in one step; what does not exist there is replaced by the
    /// nearest that does. Notifies once: view_changed() for another launch or group, otherwise
    /// cursor_changed().
    void go(const Cursor& to);
    void set_tick(Tick tick);
    void set_lane(Warp warp, Lane lane);
    /// A cycle of the model; choosing another tick resets it.
    void set_cycle(std::optional<Cycle> cycle);
    /// A pass of the step's bank conflict; choosing another tick or warp resets it.
    void set_pass(std::optional<std::uint32_t> pass);
    /// A line of the source whose steps are marked; 0, or a line without steps in the group, removes it.
    void choose_line(std::uint32_t line);
    /// Moves the lane selection by rows and columns, within the group.
    void move_lane(int rows, int columns);

signals:
    void view_changed();   ///< another session or group: everything is new
    void cursor_changed(); ///< tick, warp, lane, cycle, pass or line changed

private:
    void show(std::shared_ptr<const Session> session, Group group);
    void take_view(std::shared_ptr<const Session> session, Group group);
    void keep_inside();

    std::unique_ptr<const GroupView> view_;
    Cursor cursor_;
};

} // namespace lockstep::gui
