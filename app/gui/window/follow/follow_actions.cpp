#include "app/gui/window/follow/follow_actions.h"

#include "app/gui/panels/status_line.h"
#include "app/gui/scenes/kit/item_name.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/window/follow/logged_part.h"
#include "app/words/trace/history_words.h"
#include "app/words/trace/item_words.h"
#include "app/words/trace/value_words.h"
#include "core/session/lane_state.h"

#include <QMenu>
#include <algorithm>
#include <optional>

namespace lockstep::gui {
namespace {

/// A word of memory and its name: "s[4]".
struct NamedBytes {
    WatchedBytes bytes;
    QString name;
};

/// Returns the element that contains an address; without an object there, the accessed bytes.
NamedBytes element_at(const Trace& trace, const SiteInfo& site, std::uint64_t address) {
    const bool is_local = site.space == Space::local;
    for (const ObjectInfo& object : trace.objects) {
        if ((object.space == Space::local) == is_local && address >= object.base &&
            address < object.base + object.size_bytes) {
            const std::uint32_t size = std::max(1U, size_bytes(object.element));
            const std::uint64_t first = address - (address - object.base) % size;
            return {{is_local, first, size},
                    QString::fromStdString(element_place(trace, site.space, first).element)};
        }
    }
    return {{is_local, address, site.pieces.empty() ? 1U : site.pieces.front().bytes},
            QStringLiteral("0x%1").arg(address, 0, 16)};
}

/// Returns the word of memory that the cursor's lane accesses in its step; empty if it accesses none.
std::optional<NamedBytes> accessed_word(const GroupView& view, const Cursor& cursor) {
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    if (step == nullptr || !is_access(view.site(step->site).kind)) {
        return std::nullopt;
    }
    const SiteInfo& site = view.site(step->site);
    const auto event = lane_event(view, *step, cursor.lane);
    return event ? std::optional(
                       element_at(view.trace(), site,
                                  event->payload + (site.pieces.empty() ? 0U : site.pieces.front().offset)))
                 : std::nullopt;
}

HistoryRow row_of(const Trace& trace, const HistoryStep& step) {
    return {.group = count_text(step.group.value()),
            .step = count_text(std::uint64_t{step.tick.value()} + 1),
            .item = QString::fromStdString(item_id(trace.range, step.item)),
            .line = QString::number(trace.program.sites[step.site.index()].line),
            .event = worded(history_event(trace, step)),
            .value = worded(history_value(trace, step))};
}

} // namespace

FollowActions::FollowActions(Workspace& workspace, const ActionSet& actions, StatusLine& status,
                             QWidget& window)
    : QObject(&window),
      workspace_(workspace),
      actions_(actions),
      status_(status),
      window_(window),
      task_(this, &FollowActions::show) {
    actions.on(Command::follow_item, [this] { follow_item(); });
    actions.on(Command::follow_word, [this] { follow_word(); });
    connect(&workspace.selection(), &Selection::view_changed, this, &FollowActions::close_old);
    connect(&workspace.selection(), &Selection::cursor_changed, this, &FollowActions::mark_step);
}

void FollowActions::add_entries(QMenu& menu) const {
    menu.addSeparator();
    menu.addAction(&actions_[Command::follow_item]);
    menu.addAction(&actions_[Command::follow_word]);
}

void FollowActions::follow_item() {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        status_.say(tr("There is no work-item to follow yet. Run an experiment or a kernel"));
        return;
    }
    const Cursor at = workspace_.selection().cursor();
    const QString title = tr("Work-item %1").arg(work_item_name(*view, at.warp, at.lane));
    start({view->session, at.launch, HistoryList::Kind::of_item, title},
          [session = view->session, at](const IsWanted&) {
              return history_of_item(*session, at.launch, at.group, at.warp, at.lane);
          });
}

void FollowActions::follow_word() {
    const GroupView* view = workspace_.selection().view();
    const Cursor at = workspace_.selection().cursor();
    const auto word = view != nullptr ? accessed_word(*view, at) : std::nullopt;
    if (!word) {
        status_.say(tr("The selected lane accesses no memory in this step. Select another step or lane"));
        return;
    }
    const bool is_local = word->bytes.is_local;
    const QString title =
        is_local ? tr("%1 in work-group %2", "a word of local memory").arg(word->name).arg(at.group.value())
                 : word->name;
    start({view->session, at.launch,
           is_local ? HistoryList::Kind::of_local_word : HistoryList::Kind::of_global_word, title},
          [session = view->session, at, bytes = word->bytes](const IsWanted& is_wanted) {
              return history_of_bytes(*session, at.launch, at.group, bytes,
                                      [&](const Progress&) { return is_wanted(); });
          });
}

void FollowActions::start(const Subject& subject, std::function<Result<History>(const IsWanted&)> work) {
    workspace_.playback().pause();
    subject_ = subject;
    task_.start(std::move(work));
}

void FollowActions::show() {
    if (task_.is_cancelled()) {
        return;
    }
    Result<History> made = task_.take();
    if (!made) {
        status_.say(tr("The log of these steps can no longer be read. Run the kernel again"));
        return;
    }
    history_ = std::move(*made);
    if (list_ == nullptr) {
        list_ = new HistoryList(&window_);
        connect(list_, &HistoryList::chosen, this, &FollowActions::go);
    }
    const Trace& trace = subject_.session->trace(subject_.launch);
    std::vector<HistoryRow> rows;
    rows.reserve(history_.steps.size());
    for (const HistoryStep& step : history_.steps) {
        rows.push_back(row_of(trace, step));
    }
    QString note = worded(history_sentence(history_));
    if (subject_.kind == HistoryList::Kind::of_global_word) {
        note += QLatin1Char(' ') + tr("Work-groups run in any order.") + logged_part(trace);
    }
    list_->show_rows(subject_.title, subject_.kind, rows, note);
    mark_step();
    list_->show();
    list_->raise();
    list_->activateWindow();
}

void FollowActions::go(std::size_t row) {
    if (row < history_.steps.size()) {
        const HistoryStep step = history_.steps[row]; // a copy, because another run may end the history
        workspace_.playback().pause();
        workspace_.selection().go({subject_.launch, step.group, step.warp, step.lane, step.tick});
        workspace_.playback().seek(step.tick);
    }
}

/// Selects the row of the cursor's step.
void FollowActions::mark_step() {
    const Cursor& at = workspace_.selection().cursor();
    if (list_ == nullptr || at.launch != subject_.launch) {
        return;
    }
    const auto found = std::ranges::find_if(history_.steps, [&](const HistoryStep& step) {
        return step.group == at.group && step.tick == at.tick && step.warp == at.warp && step.lane == at.lane;
    });
    list_->mark(found == history_.steps.end() ? -1 : static_cast<int>(found - history_.steps.begin()));
}

/// Closes the list of another run.
void FollowActions::close_old() {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr || view->session != subject_.session) {
        task_.cancel();
        subject_ = {};
        history_ = {};
        delete list_;
    } else {
        mark_step();
    }
}

} // namespace lockstep::gui
