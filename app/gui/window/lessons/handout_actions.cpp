#include "app/gui/window/lessons/handout_actions.h"

#include "app/gui/handout/handout_file.h"
#include "app/gui/handout/page_picture.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/window/file_folders.h"

#include <utility>

namespace lockstep::gui {
namespace {

/// Returns the function that computes what the picture of this page needs.
HandoutWanted::Prepare preparer(const std::shared_ptr<const Lesson>& lesson, std::size_t page) {
    return [lesson, page](const ShownPage& shown, const std::shared_ptr<const Session>& session,
                          const ProgressSink& progress) {
        return make_picture_parts(handout_place(*lesson, page, shown), session, progress);
    };
}

} // namespace

HandoutActions::HandoutActions(Workspace& workspace, Settings& settings, const ActionSet& actions,
                               Notices notices, QWidget& window)
    : workspace_(workspace), settings_(settings), notices_(notices), window_(window) {
    actions.on(Command::print_handout, [this] { ask(false); });
    actions.on(Command::print_answers, [this] { ask(true); });
    HandoutJob& job = workspace.handouts();
    job.on_finished(this, [this](const HandoutPageDone& done) { take(done); });
    connect(&job, &AnyJob::failed, this, [this](const Error& error) { notices_.area.show_error(error); });
    if (job.is_running()) {
        begin(job.current()); // again, because the language of the window may be another
    }
}

void HandoutActions::ask(bool with_answers) {
    const LessonDesk& desk = workspace_.desk().lesson;
    if (desk.lesson == nullptr) {
        return;
    }
    const QString name = QString::fromStdString(desk.lesson->id) + QStringLiteral(".pdf");
    const QString path = choose_file_to_write(settings_, &window_, tr("Print the lesson as a handout"), name,
                                              tr("PDF (*.pdf);;Web page (*.html)"));
    if (path.isEmpty()) {
        return;
    }
    const std::filesystem::path file = path.toStdString();
    if (!is_handout_file(file)) {
        notices_.area.show_error(not_a_handout_file(file));
        return;
    }
    begin({.lesson = desk.lesson,
           .runs = {},
           .numbers = {},
           .with_answers = with_answers,
           .path = file,
           .prepare = {}});
}

/// Begins with the first page.
void HandoutActions::begin(HandoutWanted wanted) {
    maker_.emplace(*wanted.lesson, wanted.with_answers);
    wanted.runs = lesson_runs(workspace_.recorder(), *wanted.lesson);
    wanted.numbers = number_style();
    wanted.page = 0;
    wanted.prepare = preparer(wanted.lesson, 0);
    workspace_.handouts().start(std::move(wanted));
}

void HandoutActions::take(const HandoutPageDone& done) {
    HandoutWanted wanted = workspace_.handouts().current();
    if (!maker_) {
        return; // begun by a previous window
    }
    const LessonPage& page = wanted.lesson->pages[wanted.page];
    maker_->add_page(page, *done.shown,
                     page_picture(handout_place(*wanted.lesson, wanted.page, *done.shown), done.session,
                                  covered_step(*done.shown)));
    if (++wanted.page == wanted.lesson->pages.size()) {
        write(wanted);
        return;
    }
    wanted.prepare = preparer(wanted.lesson, wanted.page);
    workspace_.handouts().add(std::move(wanted));
}

void HandoutActions::write(const HandoutWanted& wanted) {
    if (const Status written = write_handout(maker_->finished(), wanted.path); !written) {
        notices_.area.show_error(written.error());
    } else {
        notices_.line.say(tr("Saved %1").arg(QString::fromStdString(wanted.path.string())));
    }
    maker_.reset();
}

} // namespace lockstep::gui
