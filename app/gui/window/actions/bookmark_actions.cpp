#include "app/gui/window/actions/bookmark_actions.h"

#include "app/gui/exporting/shown_place.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/window/actions/place_actions.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/dialogs/bookmark_list.h"
#include "app/gui/window/in_front.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/words/trace/step_words.h"
#include "core/experiments/catalogue.h"

#include <QFileInfo>
#include <QInputDialog>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// Returns the parameters that do not have their default values: "size=512, local=64".
QString changed_values(const PlaceRun& run, const Experiment& experiment) {
    QStringList values;
    for (const ParameterInfo& parameter : experiment.parameters) {
        const auto given = run.parameters.find(parameter.name);
        if (given != run.parameters.end() && given->second != parameter.default_value) {
            values << QString::fromStdString(parameter.name + "=" + given->second);
        }
    }
    return values.join(QStringLiteral(", "));
}

/// Returns the name of a run: its experiment, or its file, with the values that were changed.
QString name_of(const PlaceRun& run) {
    const auto experiment = find_experiment(run.what);
    const QString what = QString::fromStdString(run.what);
    if (!experiment) {
        return QFileInfo(what).fileName();
    }
    const QString title = QStringLiteral("%1, %2").arg(family_title(family_of(what)), experiment_title(what));
    const QString values = changed_values(run, **experiment);
    return values.isEmpty() ? title : QStringLiteral("%1 · %2").arg(title, values);
}

} // namespace

BookmarkActions::BookmarkActions(Workspace& workspace, Settings& settings, const ActionSet& actions,
                                 Centre& centre, PlaceActions& places, StatusLine& status, QWidget& window)
    : workspace_(workspace),
      settings_(settings),
      centre_(centre),
      places_(places),
      status_(status),
      window_(window) {
    if (!workspace.desk().bookmarks) {
        workspace.desk().bookmarks = Bookmarks::from_json(settings.bookmarks());
    }
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &BookmarkActions::show_marks);
    connect(&workspace.selection(), &Selection::view_changed, this, [this] { soon_.start(); });
    actions.on(Command::add_bookmark, [this] { ask_for_text(); });
    actions.on(Command::show_bookmarks, [this] { show_list(); });
    actions.on(Command::next_bookmark, [this] { go(Direction::forwards); });
    actions.on(Command::previous_bookmark, [this] { go(Direction::backwards); });
}

/// Returns the place that the window shows; empty if there is no run.
std::optional<ViewPlace> BookmarkActions::here() {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        status_.say(tr("There is no step to bookmark yet. Run an experiment or a kernel"));
        return std::nullopt;
    }
    return place_at(*view->session, place_of_shown(*view->session, workspace_),
                    workspace_.selection().cursor(), name_in_front(centre_));
}

void BookmarkActions::ask_for_text() {
    workspace_.playback().pause();
    const auto place = here();
    if (!place) {
        return;
    }
    const Bookmark* const known = bookmarks().at(*place);
    if (known == nullptr && bookmarks().is_full()) {
        status_.say(tr("There are already %1 bookmarks. Remove some of them").arg(Bookmarks::most));
        return;
    }
    const GroupView& view = *workspace_.selection().view();
    const QString sentence = worded(tick_sentence(view, workspace_.selection().cursor().tick));
    auto* dialog = new QInputDialog(&window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(known == nullptr ? tr("Add bookmark") : tr("Rename bookmark"));
    dialog->setLabelText(tr("Text of the bookmark at step %1:").arg(count_text(place->step.value_or(1))));
    dialog->setTextValue(known == nullptr ? sentence : known->text);
    dialog->resize(qRound(460 * text_scale()), dialog->sizeHint().height()); // most sentences fit
    connect(dialog, &QInputDialog::textValueSelected, this, [this, place, sentence](const QString& text) {
        add(*place, text.trimmed().isEmpty() ? sentence : text);
    });
    dialog->open();
}

void BookmarkActions::add(const ViewPlace& place, const QString& text) {
    take_saved();
    bookmarks().add({place, text});
    note_change();
    status_.say(tr("Bookmark at step %1 saved").arg(count_text(place.step.value_or(1))));
}

void BookmarkActions::show_list() {
    take_saved();
    list_ = new BookmarkList(&window_);
    fill(*list_);
    connect(list_, &BookmarkList::opened, this, [this](std::size_t index) {
        if (index < bookmarks().all().size()) {
            open(bookmarks().all()[index].place);
        }
    });
    connect(list_, &BookmarkList::renamed, this, [this](std::size_t index, const QString& text) {
        change(index, [this, text](std::size_t now) {
            if (!text.trimmed().isEmpty()) { // an empty text restores the old one
                bookmarks().rename(now, text);
            }
        });
    });
    connect(list_, &BookmarkList::removed, this, [this](std::size_t index) {
        change(index, [this](std::size_t now) { bookmarks().remove(now); });
    });
    list_->open();
}

/// Shows the bookmarks of the shown run first.
void BookmarkActions::fill(BookmarkList& list) {
    const GroupView* view = workspace_.selection().view();
    const PlaceRun shown = view != nullptr ? place_of_shown(*view->session, workspace_) : PlaceRun();
    std::vector<BookmarkRow> rows;
    const std::vector<Bookmark>& all = bookmarks().all();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PlaceRun& run = all[i].place.runs.front();
        rows.push_back({i, all[i].text, count_text(all[i].place.step.value_or(1)),
                        run == shown ? tr("shown now") : name_of(run)});
    }
    std::stable_partition(rows.begin(), rows.end(),
                          [&](const BookmarkRow& row) { return all[row.index].place.runs.front() == shown; });
    list.set_rows(rows);
}

void BookmarkActions::go(Direction direction) {
    const auto from = here();
    if (!from) {
        return;
    }
    if (const Bookmark* const next = bookmarks().next(*from, direction); next != nullptr) {
        const ViewPlace place = next->place;
        const QString text = next->text;
        open(place);
        status_.say(text);
    } else {
        status_.say(direction == Direction::forwards ? tr("This run has no bookmark after this step")
                                                     : tr("This run has no bookmark before this step"));
    }
}

void BookmarkActions::open(const ViewPlace& place) {
    workspace_.playback().pause();
    const GroupView* view = workspace_.selection().view();
    const bool is_shown = view != nullptr && place_of_shown(*view->session, workspace_) == place.runs.front();
    is_shown ? places_.show(place) : places_.run_again(place);
}

/// Reads the bookmarks again, because another process may have changed them.
void BookmarkActions::take_saved() {
    settings_.synchronise();
    bookmarks() = Bookmarks::from_json(settings_.bookmarks());
}

/// Changes a bookmark of the shown list. If another process has removed it, there is nothing to change.
void BookmarkActions::change(std::size_t index, const std::function<void(std::size_t)>& how) {
    if (index < bookmarks().all().size()) {
        const ViewPlace place = bookmarks().all()[index].place;
        take_saved();
        if (const Bookmark* const now = bookmarks().at(place); now != nullptr) {
            how(static_cast<std::size_t>(now - bookmarks().all().data()));
        }
    }
    note_change();
}

void BookmarkActions::note_change() {
    settings_.set_bookmarks(bookmarks().to_json());
    settings_.synchronise();
    show_marks();
    if (list_ != nullptr) {
        // deferred, because the table that sent the change is filled again
        QMetaObject::invokeMethod(
            list_, [this] { fill(*list_); }, Qt::QueuedConnection);
    }
}

/// Marks the bookmarks of the shown work-group on the slider.
void BookmarkActions::show_marks() {
    const GroupView* view = workspace_.selection().view();
    std::vector<ScrubBookmark> marks;
    if (view != nullptr) {
        for (const Bookmark* each : bookmarks().of(place_of_shown(*view->session, workspace_))) {
            const ViewPlace& place = each->place;
            if (place.launch.value_or(1) == view->launch + 1 &&
                place.group.value_or(0) == workspace_.selection().cursor().group.value()) {
                marks.push_back({static_cast<std::uint32_t>(place.step.value_or(1) - 1), each->text});
            }
        }
    }
    centre_.transport().set_bookmarks(marks);
}

} // namespace lockstep::gui
