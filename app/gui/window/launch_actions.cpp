#include "app/gui/window/launch_actions.h"

#include "app/gui/panels/form_pages.h"
#include "app/gui/panels/launch_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/source_panel.h"
#include "app/gui/panels/status_line.h"

#include <QDir>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <chrono>
#include <utility>

namespace lockstep::gui {
namespace {

/// Begins a launch file that the window keeps: such a file is written anew, others are their author's.
constexpr const char* kept_mark = "# Kept by Lockstep";

std::string kept_text(const SimFile& launch) {
    return std::string(kept_mark) +
           ": Lockstep rewrites this file when the launch is changed in the window.\n" + sim_text(launch);
}

} // namespace

LaunchActions::LaunchActions(Workspace& workspace, const ActionSet& actions, FormPages& pages,
                             SourcePanel& source, Notices notices)
    : workspace_(workspace), actions_(actions), pages_(pages), source_(source), notices_(notices) {
    connect_reader();
    connect(&source, &SourcePanel::edited, this, &LaunchActions::edit);
    connect(&pages.launch(), &LaunchPanel::kernel_chosen, this, [this](const QString& name) {
        asked_.kernel = name.toStdString();
        read(true);
    });
    actions.on(Command::save_program, [this] { save_program(); });
    connect(&saver_, &TextSaver::saved, this,
            [this](const QString& path) { notices_.line.say(tr("Saved %1").arg(path)); });
    connect(&saver_, &TextSaver::left_alone, this, [this](const QString& path) {
        notices_.line.say(tr("%1 was not written by Lockstep and is left unchanged. The changed launch "
                             "applies only to this window.")
                              .arg(QFileInfo(path).fileName()));
    });
    connect(&saver_, &TextSaver::failed, this, [this](const Error& error) {
        notices_.area.show_error(error);
        saved_ = QString(); // whatever was not written is still to be saved
        enable_saving();
    });
    constexpr std::chrono::milliseconds typing{400};
    pause_.setSingleShot(true);
    pause_.setInterval(typing);
    connect(&pause_, &QTimer::timeout, this, [this] { read(false); });
    enable_saving();
}

void LaunchActions::connect_reader() {
    connect(&workspace_.launches(), &LaunchReader::read_well, this, &LaunchActions::show_form);
    connect(&workspace_.launches(), &LaunchReader::failed, this, &LaunchActions::show_failure);
    connect(&files_, &FilesQuestion::agreed, this, [this] {
        const bool is_run_wanted = std::exchange(is_run_wanted_, false);
        is_run_wanted && !is_opening_ ? emit ready() : read(is_opening_);
    });
    connect(&files_, &FilesQuestion::refused, this, [this](const Error& outside) {
        is_run_wanted_ = false;
        notices_.area.show_error(outside);
    });
}

void LaunchActions::open(const QString& path, const RunSpec& asked) {
    leave();
    path_ = path;
    asked_ = asked;
    pages_.launch().forget();
    read(true);
}

void LaunchActions::leave() {
    if (is_open() && is_edited()) {
        unsaved_[path_] = source_.text();
    }
    pause_.stop();
    workspace_.launches().cancel();
    source_.end_editing();
    path_.clear();
    asked_ = {};
    files_.forget();
    enable_saving();
}

/// The launch that the files say, with the program as it was left.
void LaunchActions::read(bool is_opened) {
    is_opening_ = is_opened;
    if (!workspace_.launches().can_read()) {
        emit ready();
        return;
    }
    RunSpec wanted = spec();
    if (is_opened) {
        wanted.launch_text.clear(); // it is of another kernel
        wanted.parameters = asked_.parameters;
        wanted.build_options = asked_.build_options;
        wanted.kernel = asked_.kernel;
    }
    if (is_opened && !source_.is_editable() && unsaved_.contains(path_)) {
        wanted.program_text = unsaved_.value(path_).toStdString();
    }
    workspace_.launches().read(wanted);
}

void LaunchActions::show_form(const LaunchForm& form) {
    source_.show_problems({});
    const bool is_new = std::exchange(is_opening_, false);
    if (!is_new && pages_.launch().has_form()) {
        pages_.launch().show_kernel(form);
        return;
    }
    pages_.launch().show_form(form);
    pages_.show_launch();
    if (!source_.is_editable()) {
        source_.edit_text(QString::fromStdString(form.program.text));
        saved_ = unsaved_.contains(path_) ? QString() : source_.text();
    }
    unsaved_.remove(path_);
    enable_saving();
    if (is_new) {
        emit ready();
    }
}

void LaunchActions::show_failure(const Error& error, const QString& program) {
    if (error.code == ErrorCode::which_kernel && is_opening_) {
        ask_which_kernel(QString::fromStdString(error.arguments[1]).split(QStringLiteral(", ")));
        return;
    }
    if (error.code == ErrorCode::files_outside) {
        files_.ask(pages_.window(), QFileInfo(path_).fileName(), error);
        return;
    }
    if (error.code == ErrorCode::kernel_not_found && !is_opening_ && !std::exchange(looked_for_new_, true)) {
        RunSpec wanted = spec(); // its name was edited, perhaps
        wanted.kernel.clear();
        workspace_.launches().read(wanted);
        return;
    }
    if (is_opening_) {
        notices_.area.show_error(error);
    }
    if (is_opening_ && !source_.is_editable() && !program.isEmpty()) {
        source_.edit_text(program); // to be mended here
        saved_ = source_.text();
    }
    const QString path = program_path(); // of a launch file that was never read nobody knows it
    const QString file = path.isEmpty() ? QString::fromStdString(error.place.file) : path;
    source_.show_problems(problems_in(error, QFileInfo(file).fileName()));
    enable_saving();
}

void LaunchActions::ask_which_kernel(const QStringList& names) {
    auto* dialog = new QInputDialog(pages_.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Choose a kernel"));
    dialog->setLabelText(
        tr("%1 contains several kernels. Which one do you want to run?").arg(QFileInfo(path_).fileName()));
    dialog->setComboBoxItems(names);
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        asked_.kernel = name.toStdString();
        read(true);
    });
    dialog->open();
}

void LaunchActions::ask_for_files(const Error& outside) {
    is_run_wanted_ = true;
    files_.ask_again();
    files_.ask(pages_.window(), QFileInfo(path_).fileName(), outside);
}

void LaunchActions::edit() {
    looked_for_new_ = false;
    pause_.start();
    enable_saving();
}

bool LaunchActions::is_edited() const {
    return source_.is_editable() && source_.text() != saved_;
}

void LaunchActions::enable_saving() {
    actions_[Command::save_program].setEnabled(is_open() && is_edited());
}

RunSpec LaunchActions::spec() const {
    RunSpec run{.what = path_.toStdString(), .kind = RunKind::launch_file, .kernel = asked_.kernel};
    const LaunchPanel& launch = pages_.launch();
    if (launch.has_form()) {
        run.kernel = launch.form().kernel.name;
    }
    if (source_.is_editable() && launch.has_form() && launch.is_changed()) {
        run.launch_text = kept_text(launch.launch());
    } else {
        run.parameters = asked_.parameters;
        run.build_options = asked_.build_options;
    }
    if (is_edited()) {
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

void LaunchActions::keep_launch() {
    const LaunchPanel& launch = pages_.launch();
    if (launch.is_changed()) {
        saver_.save({.path = QString::fromStdString(launch.form().launch_file),
                     .text = kept_text(launch.launch()),
                     .mark = kept_mark});
    }
}

QString LaunchActions::program_path() const {
    if (!pages_.launch().has_form()) {
        return path_.endsWith(QLatin1String(".cl")) ? path_ : QString();
    }
    const KernelSource& program = pages_.launch().form().program;
    return QDir(QString::fromStdString(program.folder)).filePath(QString::fromStdString(program.file));
}

void LaunchActions::save_program() {
    const QString path = program_path();
    if (!path.isEmpty() && is_edited()) {
        saved_ = source_.text();
        saver_.save({.path = path, .text = saved_.toStdString()});
        enable_saving();
    }
}

bool LaunchActions::may_close(QWidget& window) {
    const qsizetype left = unsaved_.size() + (is_edited() ? 1 : 0);
    if (left == 0) {
        return true;
    }
    const auto answer = QMessageBox::question(
        &window, tr("Edited kernels"),
        tr("%n kernel(s) were edited and not saved. Close without saving?", nullptr, static_cast<int>(left)),
        QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Discard;
}

} // namespace lockstep::gui
