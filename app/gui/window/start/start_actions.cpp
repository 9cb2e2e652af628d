#include "app/gui/window/start/start_actions.h"

#include "app/common/place/place_text.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/scenes/film/film_thumbnail.h"
#include "app/gui/start/continue_part.h"
#include "app/gui/start/first_part.h"
#include "app/gui/start/gallery_part.h"
#include "app/gui/start/lessons_part.h"
#include "app/gui/start/own_kernel_part.h"
#include "app/gui/start/recent_part.h"
#include "app/gui/start/start_page.h"
#include "app/gui/theme/language.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/actions/place_actions.h"
#include "app/gui/window/actions/run_actions.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/in_front.h"
#include "app/gui/window/recent_files.h"
#include "app/gui/window/start/device_notice.h"
#include "app/gui/workspace/examples.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/lessons/lesson_list.h"
#include "app/lessons/lesson_words.h"
#include "core/experiments/catalogue.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLayout>
#include <filesystem>
#include <utility>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr QSize kept_film(504, 96);

/// Returns the film of the cursor's warp.
QImage film_of(const GroupView& view, Warp warp) {
    const Raster film = film_thumbnail(view, warp, kept_film);
    return film.image != nullptr ? *film.image : QImage();
}

/// Returns the cards of all lessons in the language of the window. Lessons that cannot be read are left out.
std::vector<LessonCard> lesson_cards(const Learner& learner) {
    std::vector<LessonCard> cards;
    for (const std::filesystem::path& file : all_lesson_files(catalogue_language())) {
        const auto reading = read_lesson_file(file);
        if (!reading || reading->lesson.pages.empty()) {
            continue;
        }
        const Lesson lesson = in_words(reading->lesson, shown_vocabulary());
        cards.push_back({.id = QString::fromStdString(file.string()),
                         .title = QString::fromStdString(lesson.title),
                         .pages = static_cast<int>(lesson.pages.size()),
                         .done = static_cast<int>(learner.done(lesson.key)),
                         .minutes = static_cast<int>(lesson.minutes)});
    }
    return cards;
}

} // namespace

StartActions::StartActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Centre& centre,
                           Openers openers, QWidget& window)
    : workspace_(workspace),
      settings_(settings),
      centre_(centre),
      page_(centre.start_page()),
      openers_(openers),
      window_(window) {
    connect_page(actions);
    connect_runs();
}

void StartActions::connect_page(const ActionSet& actions) {
    const auto open = [this](const QString& path) {
        first_.clear();
        openers_.runs.open_file(path);
    };
    connect(&page_.first(), &FirstPart::wanted, this, &StartActions::leave);
    connect(&page_.last(), &ContinuePart::wanted, this, &StartActions::go_on);
    connect(&page_.recent(), &RecentPart::open_wanted, this, open);
    connect(&page_.recent(), &RecentPart::locate_wanted, this, &StartActions::locate);
    connect(&page_.recent(), &RecentPart::removed, &openers_.recent, &RecentFiles::remove);
    connect(&page_.recent(), &RecentPart::clear_wanted, &openers_.recent, &RecentFiles::clear);
    connect(&page_.own(), &OwnKernelPart::file_wanted, &actions[Command::open], &QAction::trigger);
    connect(&page_.own(), &OwnKernelPart::folder_wanted, this, &StartActions::choose_folder);
    connect(&page_.own(), &OwnKernelPart::open_wanted, this, open);
    for (const GalleryPart* gallery : {&page_.gallery(), &page_.gpu_gallery()}) {
        connect(gallery, &GalleryPart::open_wanted, this, open);
    }
    connect(&page_.lessons(), &LessonsPart::open_wanted, this, [this](const QString& file) {
        centre_.show_start(false);
        emit lesson_wanted(file);
    });
    connect(&page_.lessons(), &LessonsPart::present_wanted, this, &StartActions::presentation_wanted);
    connect(&page_.lessons(), &LessonsPart::all_wanted, this, [this, &actions] {
        centre_.show_start(false);
        actions[Command::all_lessons].trigger();
    });
    connect(&openers_.recent, &RecentFiles::changed, this, &StartActions::show_recent);
    connect(&page_, &StartPage::at_start_changed, this,
            [this](bool is_shown) { settings_.set(Setting::start_page, is_shown); });
    connect(&page_, &StartPage::left, this, &StartActions::leave);
    actions.on(Command::show_start, [this] { centre_.shows_start() ? leave() : show(); });
    connect(&centre_, &Centre::page_shown, this, [this] {
        if (!centre_.shows_start() && std::exchange(is_first_, false)) {
            keep_place();
        }
    });
}

/// Shows the run behind the page, if there is one.
void StartActions::leave() {
    first_.clear(); // a run that is still being opened is shown when it is there
    if (workspace_.selection().view() != nullptr) {
        centre_.show_start(false);
        centre_.current_view().setFocus();
    }
}

/// Leaves the page when a run begins, because the views show its progress. A recording opens at once, and if it cannot
/// be opened, the page stays.
void StartActions::connect_runs() {
    const RunJob& runs = workspace_.runs();
    connect(&runs, &AnyJob::started, this, [this, &runs] {
        const RunRequest& request = runs.current();
        if (!request.behind && request.before == nullptr && request.run.kind != RunKind::recording) {
            centre_.show_start(false);
        }
    });
    connect(&runs, &AnyJob::failed, this, [this] {
        if (!std::exchange(first_, QString()).isEmpty()) {
            page_.show_first(false);
        }
    });
    connect(&workspace_.launches(), &AnyJob::started, this, [this] { centre_.show_start(false); });
    connect(&openers_.runs, &RunActions::session_shown, this, [this, &runs] {
        if (const QString first = std::exchange(first_, QString());
            !first.isEmpty() && runs.current().run.what == first.toStdString() && centre_.shows_start()) {
            show_last();
            return;
        }
        centre_.show_start(false);
        keep_place();
    });
}

void StartActions::show() {
    fill();
    centre_.show_start(true);
    centre_.layout()->activate(); // the order of the parts depends on the width of the page
    page_.focus_first();
    // Once more after the page has its size, because the order of the parts depends on its width.
    QMetaObject::invokeMethod(&page_, &StartPage::focus_first, Qt::QueuedConnection);
}

void StartActions::begin() {
    if (settings_[Setting::start_page].toBool()) {
        show();
        load_first();
        return;
    }
    last_ = LastSession::from_json(settings_.last_session());
    if (last_ && why_not(*last_).isEmpty()) {
        go_on();
    } else {
        openers_.runs.run_experiment(settings_[Setting::last_experiment].toString());
    }
}

/// On a first start, opens the recording of the first experiment behind the page, so that the page says why it is slow.
void StartActions::load_first() {
    const QString example = example_of(settings_[Setting::last_experiment].toString());
    if (!last_ && !example.isEmpty() && workspace_.selection().view() == nullptr) {
        first_ = example;
        page_.first().show_run(run_title(settings_[Setting::last_experiment].toString()));
        page_.first().show_cause({.sentence = CurePanel::tr("Looking for the highest cost…")});
        page_.show_first(true);
        openers_.runs.open_file(example);
    }
}

void StartActions::fill() {
    show_last();
    show_recent();
    page_.own().show_folder(settings_.kernel_folder());
    page_.lessons().show_lessons(lesson_cards(workspace_.desk().lesson.learner));
    page_.gallery().show_examples(shipped_examples());
    page_.gpu_gallery().show_examples(shipped_gallery());
    page_.show_at_start(settings_[Setting::start_page].toBool());
    page_.show_notice(workspace_.desk().start.lacks_device ? no_device_sentence() : QString());
    page_.gallery().set_theme(centre_.theme());
    page_.gpu_gallery().set_theme(centre_.theme());
    page_.filter_again();
}

void StartActions::show_last() {
    last_ = LastSession::from_json(settings_.last_session());
    if (last_) {
        page_.last().show_session(*last_, why_not(*last_));
    }
    page_.show_last(last_.has_value());
    const GroupView* const behind = workspace_.selection().view();
    is_first_ = !last_ && behind != nullptr;
    if (is_first_) {
        page_.first().show_run(run_title(QString::fromStdString(behind->session->recording().what)));
    }
    page_.show_first(is_first_);
}

void StartActions::show_cause(const CurePanel& card) {
    page_.first().show_cause({card.number(), card.sentence(), card.detail(), card.place()});
}

QString StartActions::why_not(const LastSession& last) const {
    const std::string& what = last.place.runs.front().what;
    const QString file = QString::fromStdString(what);
    const bool is_experiment = find_experiment(what).ok();
    if (!is_experiment && !QFileInfo::exists(file)) {
        return tr("%1 was not found.").arg(file);
    }
    const bool needs_device = is_experiment || kind_of(what) == RunKind::launch_file;
    return needs_device && workspace_.desk().start.lacks_device ? no_device_sentence() : QString();
}

void StartActions::show_recent() {
    page_.recent().show_files(openers_.recent.paths());
    page_.filter_again();
}

void StartActions::locate(const QString& path) {
    const QString found = QFileDialog::getOpenFileName(
        &window_, tr("Locate %1").arg(QFileInfo(path).fileName()), QFileInfo(path).path(),
        tr("Kernels, launch files, recordings and lessons (*.cl *.sim *.lks *.lockstep-lesson);;All files "
           "(*)"));
    if (!found.isEmpty()) {
        openers_.recent.remove(path);
        openers_.runs.open_file(found);
    }
}

void StartActions::choose_folder() {
    const QString folder = QFileDialog::getExistingDirectory(&window_, tr("Choose a folder of kernels"),
                                                             settings_.kernel_folder());
    if (!folder.isEmpty()) {
        settings_.set_kernel_folder(folder);
        page_.own().show_folder(folder);
        page_.filter_again();
    }
}

/// Continues where the last session ended. The user has opened the run before, so there is no question.
void StartActions::go_on() {
    if (last_) {
        openers_.places.run_again(last_->place);
    }
}

void StartActions::keep_place() {
    const GroupView* const view = workspace_.selection().view();
    if (view == nullptr || is_first_) {
        return;
    }
    const Cursor& cursor = workspace_.selection().cursor();
    ViewPlace place =
        place_at(*view->session, place_of_shown(*view->session, workspace_), cursor, name_in_front(centre_));
    if (place_text(place).size() > longest_place) {
        return;
    }
    settings_.set_last_session(LastSession{.place = std::move(place),
                                           .steps = view->tick_count(),
                                           .when = QDateTime::currentDateTime(),
                                           .film = film_of(*view, cursor.warp)}
                                   .to_json());
}

} // namespace lockstep::gui
