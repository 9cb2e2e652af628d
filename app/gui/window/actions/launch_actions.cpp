#include "app/gui/window/actions/launch_actions.h"

#include "app/gui/panels/forms/form_pages.h"
#include "app/gui/panels/forms/launch_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/status_line.h"

#include <QDir>
#include <QFileInfo>
#include <QInputDialog>
#include <chrono>
#include <utility>

namespace lockstep::gui {
namespace {

/// First line of a launch file that the window manages and may overwrite. Other launch files belong to their
/// authors.
constexpr const char* kept_mark = "# Kept by Lockstep";

std::string kept_text(const SimFile& launch) {
    return std::string(kept_mark) +
           ": Lockstep rewrites this file when the launch is changed in the window.\n" + sim_text(launch);
}

} // namespace

LaunchActions::LaunchActions(Workspace& workspace, const ActionSet& actions, FormPages& pages,
                             SourcePanel& source, Notices notices)
    : workspace_(workspace),
      kernel_(workspace.desk().kernel),
      actions_(actions),
      pages_(pages),
      source_(source),
      notices_(notices),
      files_(kernel_),
      edits_(workspace, source, notices, [this] { return program_path(); }) {
    connect_reader();
    connect(&source, &SourcePanel::edited, this, &LaunchActions::edit);
    connect(&pages.launch(), &LaunchPanel::kernel_chosen, this, [this](const QString& name) {
        kernel_.asked.kernel = name.toStdString();
        read(true);
    });
    actions.on(Command::save_program, [this] { save_program(); });
    connect_texts();
    constexpr std::chrono::milliseconds typing{400};
    pause_.setSingleShot(true);
    pause_.setInterval(typing);
    connect(&pause_, &QTimer::timeout, this, [this] {
        edits_.keep_copies();
        read(false);
    });
    if (kernel_.is_read_wanted) {
        pause_.start();
    }
    enable_saving();
}

void LaunchActions::connect_reader() {
    workspace_.launches().on_finished(this, [this](const LaunchRead& read) {
        read.form ? show_form(*read.form) : show_failure(read.form.error(), read.program);
    });
    connect(&workspace_.launches(), &AnyJob::failed, this,
            [this](const Error& error) { show_failure(error, {}); });
    connect(&files_, &FilesQuestion::agreed, this, [this] {
        const bool is_run_wanted = std::exchange(kernel_.is_run_wanted, false);
        is_run_wanted && !kernel_.is_opening ? emit ready() : read(kernel_.is_opening);
    });
    connect(&files_, &FilesQuestion::refused, this, [this](const Error& outside) {
        kernel_.is_run_wanted = false;
        notices_.area.show_error(outside);
    });
}

void LaunchActions::connect_texts() {
    TextJob& texts = workspace_.kernel_texts();
    texts.on_finished(this, [this, &texts](TextSaved saved) {
        const QString& path = texts.current().path;
        notices_.line.say(saved == TextSaved::yes
                              ? tr("Saved %1").arg(path)
                              : tr("%1 was not written by Lockstep and is left unchanged. "
                                   "The changed launch applies only to this window.")
                                    .arg(QFileInfo(path).fileName()));
    });
    connect(&texts, &AnyJob::failed, this, [this](const Error& error) {
        notices_.area.show_error(error);
        kernel_.saved = QString(); // so that text which could not be written is still considered unsaved
        enable_saving();
    });
}

void LaunchActions::open(const QString& path, const RunSpec& asked) {
    leave();
    kernel_.path = path;
    kernel_.asked = asked;
    pages_.launch().forget();
    read(true);
}

void LaunchActions::leave() {
    if (is_open() && edits_.has_shown()) {
        kernel_.unsaved[kernel_.path] = {program_path(), source_.text()};
    }
    pause_.stop();
    kernel_.is_read_wanted = false;
    workspace_.launches().cancel();
    source_.end_editing();
    workspace_.desk().lesson.edited.reset(); // a task's kernel is kept with the lesson
    kernel_.path.clear();
    kernel_.asked = {};
    files_.forget();
    enable_saving();
}

/// Reads the launch from its files, with the latest edited program.
void LaunchActions::read(bool is_opened) {
    kernel_.is_opening = is_opened;
    kernel_.is_read_wanted = false;
    if (!workspace_.launches().has_work()) {
        emit ready();
        return;
    }
    RunSpec wanted = spec();
    if (is_opened) {
        wanted.launch_text.clear(); // the text belongs to the previous kernel
        wanted.parameters = kernel_.asked.parameters;
        wanted.build_options = kernel_.asked.build_options;
        wanted.kernel = kernel_.asked.kernel;
    }
    if (is_opened && !source_.is_editable() && kernel_.unsaved.contains(kernel_.path)) {
        wanted.program_text = kernel_.unsaved.value(kernel_.path).text.toStdString();
    }
    workspace_.launches().start(wanted);
}

void LaunchActions::show_form(const LaunchForm& form) {
    source_.show_problems({});
    const bool is_new = std::exchange(kernel_.is_opening, false);
    if (!is_new && pages_.launch().has_form()) {
        pages_.launch().show_kernel(form);
        emit described();
        return;
    }
    pages_.launch().show_form(form);
    pages_.show_launch();
    if (!source_.is_editable()) {
        source_.edit_text(QString::fromStdString(form.program.text));
        kernel_.saved = kernel_.unsaved.contains(kernel_.path) ? QString() : source_.text();
    }
    kernel_.unsaved.remove(kernel_.path);
    enable_saving();
    emit described();
    if (is_new) {
        emit ready();
    }
}

void LaunchActions::show_failure(const Error& error, const QString& program) {
    if (error.code == ErrorCode::which_kernel && kernel_.is_opening) {
        ask_which_kernel(QString::fromStdString(error.arguments[1]).split(QStringLiteral(", ")));
        return;
    }
    if (error.code == ErrorCode::files_outside) {
        files_.ask(pages_.window(), QFileInfo(kernel_.path).fileName(), error);
        return;
    }
    if (error.code == ErrorCode::kernel_not_found && !kernel_.is_opening &&
        !std::exchange(kernel_.looked_for_new, true)) {
        RunSpec wanted = spec(); // the kernel's name may have been edited
        wanted.kernel.clear();
        workspace_.launches().start(wanted);
        return;
    }
    if (kernel_.is_opening) {
        notices_.area.show_error(error);
    }
    if (kernel_.is_opening && !source_.is_editable() && !program.isEmpty()) {
        source_.edit_text(program); // so that the user can correct it
        kernel_.saved = source_.text();
    }
    const QString path = program_path(); // empty for a launch file that was never read
    const QString file = path.isEmpty() ? QString::fromStdString(error.place.file) : path;
    source_.show_problems(problems_in(error, QFileInfo(file).fileName()));
    enable_saving();
}

void LaunchActions::ask_which_kernel(const QStringList& names) {
    auto* dialog = new QInputDialog(pages_.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Choose a kernel"));
    dialog->setLabelText(tr("%1 contains several kernels. Which one do you want to run?")
                             .arg(QFileInfo(kernel_.path).fileName()));
    dialog->setComboBoxItems(names);
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        kernel_.asked.kernel = name.toStdString();
        read(true);
    });
    dialog->open();
}

void LaunchActions::ask_for_files(const Error& outside) {
    kernel_.is_run_wanted = true;
    files_.ask_again();
    files_.ask(pages_.window(), QFileInfo(kernel_.path).fileName(), outside);
}

void LaunchActions::edit() {
    if (!is_open()) {
        return; // the kernel of a lesson's task is edited
    }
    kernel_.looked_for_new = false;
    kernel_.is_read_wanted = true;
    pause_.start();
    enable_saving();
}

void LaunchActions::enable_saving() {
    actions_[Command::save_program].setEnabled(is_open() && edits_.has_shown());
}

RunSpec LaunchActions::spec() const {
    RunSpec run{
        .what = kernel_.path.toStdString(), .kind = RunKind::launch_file, .kernel = kernel_.asked.kernel};
    const LaunchPanel& launch = pages_.launch();
    if (launch.has_form()) {
        run.kernel = launch.form().kernel.name;
    }
    if (source_.is_editable() && launch.has_form() && launch.is_changed()) {
        run.launch_text = kept_text(launch.launch());
    } else {
        run.parameters = kernel_.asked.parameters;
        run.build_options = kernel_.asked.build_options;
    }
    if (edits_.has_shown()) {
        run.program_text = source_.text().toStdString();
    }
    run.readable = files_.allowed();
    return run;
}

QString LaunchActions::complaint() {
    const bool has_form = source_.is_editable() && pages_.launch().has_form();
    if (has_form) {
        pages_.launch().take_typed();
    }
    return has_form ? pages_.launch().complaint() : QString();
}

RunSpec LaunchActions::run() {
    if (source_.is_editable() && pages_.launch().has_form()) {
        pages_.launch().take_typed();
        pages_.launch().begin_run();
        keep_launch();
    }
    return spec();
}

RunSpec LaunchActions::as_run(RunSpec run, const Recording& recording) const {
    if (!recording.launches.empty()) {
        run.program_text = recording.launches.front().program.texts.front();
    }
    if (run.launch_text.empty() && pages_.launch().has_form()) {
        run.launch_text = sim_text(pages_.launch().form().sim);
    }
    return run;
}

RunSpec LaunchActions::run_to_sweep() const {
    RunSpec run = spec();
    if (source_.is_editable()) {
        run.program_text = source_.text().toStdString(); // also if it is saved, because the file may change
    }
    return run;
}

void LaunchActions::keep_launch() {
    const LaunchPanel& launch = pages_.launch();
    if (launch.is_changed()) {
        workspace_.kernel_texts().add({.path = QString::fromStdString(launch.form().launch_file),
                                       .text = kept_text(launch.launch()),
                                       .mark = kept_mark});
    }
}

QString LaunchActions::program_path() const {
    if (!pages_.launch().has_form()) {
        return kernel_.path.endsWith(QLatin1String(".cl")) ? kernel_.path : QString();
    }
    const KernelSource& program = pages_.launch().form().program;
    return QDir(QString::fromStdString(program.folder)).filePath(QString::fromStdString(program.file));
}

void LaunchActions::save_program() {
    const QString path = program_path();
    if (!path.isEmpty() && edits_.has_shown()) {
        kernel_.saved = source_.text();
        workspace_.kernel_texts().add({.path = path, .text = kernel_.saved.toStdString()});
        enable_saving();
        edits_.keep_copies();
    }
}

} // namespace lockstep::gui
