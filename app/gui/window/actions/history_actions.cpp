#include "app/gui/window/actions/history_actions.h"

#include "app/gui/exporting/shown_place.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/window/actions/place_actions.h"
#include "app/gui/window/actions/run_actions.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/in_front.h"
#include "core/experiments/catalogue.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// Minimum time between two distant steps that are separate visits, in milliseconds. Distant steps in quicker
/// succession are combined into one visit.
constexpr qint64 drag_ms = 500;
/// Maximum number of ticks of a move that is not a distant step. Equal to the move of the command "Ten
/// steps".
constexpr std::uint64_t most_step = 10;

/// Returns whether one of two ticks is the next stop of a granularity after the other.
bool are_next_stops(const Track& track, std::uint32_t a, std::uint32_t b) {
    const auto [first, last] = std::minmax(a, b);
    return std::ranges::any_of(track.stops,
                               [first = first, last = last](const std::vector<std::uint32_t>& stops) {
                                   const auto next = std::ranges::upper_bound(stops, first);
                                   return next != stops.end() && *next == last;
                               });
}

} // namespace

HistoryActions::HistoryActions(Workspace& workspace, const ActionSet& actions, Centre& centre,
                               RunActions& runs, PlaceActions& places, RunForm form, QWidget& window)
    : workspace_(workspace),
      actions_(actions),
      centre_(centre),
      runs_(runs),
      places_(places),
      form_(form),
      window_(window),
      history_(workspace.desk().visited) {
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &HistoryActions::note);
    const auto later = [this] { soon_.start(); };
    connect(&workspace.selection(), &Selection::view_changed, this, later);
    connect(&workspace.selection(), &Selection::cursor_changed, this, later);
    connect(&centre, &Centre::page_shown, this, later);
    actions.on(Command::back, [this] {
        note();
        go(history_.back());
    });
    actions.on(Command::forward, [this] {
        note();
        go(history_.forward());
    });
    enable();
    soon_.start(); // records the place that the previous window had no time to record
    qApp->installEventFilter(this);
}

bool HistoryActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::MouseButtonPress) {
        return false;
    }
    const Qt::MouseButton button = static_cast<QMouseEvent*>(event)->button();
    const auto* widget = qobject_cast<QWidget*>(watched);
    const bool is_side = button == Qt::BackButton || button == Qt::ForwardButton;
    if (!is_side || widget == nullptr || widget->window() != &window_) {
        return false;
    }
    actions_[button == Qt::BackButton ? Command::back : Command::forward].trigger();
    return true;
}

std::optional<ViewPlace> HistoryActions::place_now() {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        return std::nullopt;
    }
    if (run_of_.lock() != view->session) {
        run_of_ = view->session;
        run_ = place_of_shown(*view->session, workspace_);
    }
    return place_at(*view->session, run_, workspace_.selection().cursor(), name_in_front(centre_));
}

Move HistoryActions::move_to(const ViewPlace& now) {
    const ViewPlace& before = history_.shown()->place;
    const Move move = move_between(before, now, most_step);
    if (move != Move::seek) {
        return move;
    }
    const auto tick_of = [](const ViewPlace& place) {
        return static_cast<std::uint32_t>(place.step.value_or(1) - 1);
    };
    const bool is_step = workspace_.playback().playing() ||
                         are_next_stops(workspace_.playback().track(), tick_of(before), tick_of(now));
    const bool is_dragged = seeked_.isValid() && seeked_.elapsed() < drag_ms;
    seeked_.start();
    return is_step || is_dragged ? Move::step : Move::seek;
}

/// Records the place that is shown now.
void HistoryActions::note() {
    soon_.stop();
    const auto now = place_now();
    if (!now) {
        return;
    }
    const Move move = history_.shown() == nullptr ? Move::jump : move_to(*now);
    if (move != Move::none) {
        history_.visit({*now, workspace_.selection().view()->session}, move);
        enable();
    }
}

void HistoryActions::enable() {
    actions_[Command::back].setEnabled(history_.has_before());
    actions_[Command::forward].setEnabled(history_.has_after());
}

/// Returns whether a place of another experiment, or with other parameters, can be shown without a new run,
/// because its session is still available.
bool HistoryActions::can_show(const std::shared_ptr<const Session>& session, const ViewPlace& place) {
    const auto now = place_now();
    const auto is_experiment = [](const PlaceRun& run) { return find_experiment(run.what).ok(); };
    return session != nullptr && now && is_experiment(now->runs.front()) &&
           is_experiment(place.runs.front()) && now->runs.front().hardware == place.runs.front().hardware &&
           now->runs.front().numbers == place.runs.front().numbers;
}

void HistoryActions::go(const Visit* to) {
    if (to == nullptr) {
        return;
    }
    const ViewPlace place = to->place;
    const std::shared_ptr<const Session> session = to->session.lock();
    workspace_.playback().pause();
    if (session == workspace_.selection().view()->session) {
        places_.show(place);
    } else if (can_show(session, place)) {
        runs_.show_session(session);
        form_.parameters.set_values(session->recording().parameters);
        places_.show(place);
    } else {
        places_.run_again(place);
    }
    soon_.stop(); // not a new visit, because the history already contains it
    seeked_.invalidate();
    enable();
}

} // namespace lockstep::gui
