// lockstep: the window, and the commands that write what it shows to files.
#include "app/common/command_line.h"
#include "app/common/exit_code.h"
#include "app/common/language_option.h"
#include "app/common/output.h"
#include "app/common/place/place_text.h"
#include "app/common/progress_line.h"
#include "app/common/run_options.h"
#include "app/gui/animation/animate_command.h"
#include "app/gui/handout/print_command.h"
#include "app/gui/player/player_command.h"
#include "app/gui/reporting/report_command.h"
#include "app/gui/show/render_command.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/language.h"
#include "app/gui/theme/plain_texts.h"
#include "app/gui/window/actions/file_actions.h"
#include "app/gui/window/application.h"
#include "app/gui/window/devices/ask_pass.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start/device_notice.h"
#include "app/gui/window/window_host.h"
#include "app/gui/window/window_picture.h"
#include "app/words/errors/error_words.h"
#include "app/words/errors/usage_words.h"
#include "app/words/language/language.h"
#include "app/worker/client.h"
#include "app/worker/instrumenter_process.h"

#include <QApplication>
#include <QHashFunctions>
#include <QScreen>
#include <QSocketNotifier>
#include <QStyleFactory>
#include <QTimer>
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace lockstep;

bool has_display() {
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

/// Prepares the application. Call it before creating any widget. `language` is the code of the user-interface
/// language; if it is empty, the system's language is used.
void prepare(const QString& language, const QString& vocabulary) {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(
        // set before any widget exists, because a style sheet keeps the font that it finds
        gui::font_for(gui::FontRole::body));
    QApplication::setApplicationName(QStringLiteral("lockstep"));
    QApplication::setApplicationDisplayName(QString());
    QApplication::setWindowIcon(gui::program_icon());
    gui::PlainTexts::install();
    gui::use_vocabulary(vocabulary);
    gui::use_language(language);
}

/// Runs a command that writes pictures to files, in this language and vocabulary.
Result<int> run_offscreen(const gui::RenderWords& words, const std::function<Status()>& work) {
    qputenv("QT_QPA_PLATFORM", "offscreen"); // writing a file needs no display
    // fixed seed, because the order of fonts in a PDF depends on hashes
    QHashSeed::setDeterministicGlobalSeed();
    int count = 1;
    std::string name = "lockstep";
    char* texts[] = {name.data(), nullptr};
    gui::Application application(count, texts);
    prepare(words.language, words.vocabulary);
    watch_for_interrupt();
    std::optional<Error> thrown; // exception thrown by an event handler, reported by the application
    QObject::connect(&application, &gui::Application::failed, &application,
                     [&thrown](const Error& error) { thrown = error; });
    const Status done = work();
    // an exception is reported by a posted event, which may still be pending
    QCoreApplication::sendPostedEvents();
    if (!done) {
        return done.error();
    }
    return thrown ? exit_code(thrown->code) : exit_done;
}

Result<int> run_render(const Arguments& arguments, const Reader& /*reader*/) {
    return run_offscreen(gui::render_words(arguments),
                         [&] { return gui::render(arguments, gui::write_window); });
}

Result<int> run_animate(const Arguments& arguments, const Reader& /*reader*/) {
    return run_offscreen(gui::render_words(arguments), [&] { return gui::animate(arguments); });
}

Result<int> run_report(const Arguments& arguments, const Reader& /*reader*/) {
    return run_offscreen(gui::render_words(arguments), [&] { return gui::print_report(arguments); });
}

Result<int> run_player(const Arguments& arguments, const Reader& /*reader*/) {
    return run_offscreen(gui::render_words(arguments), [&] { return gui::write_player_of(arguments); });
}

Result<int> run_lesson(const Arguments& arguments, const Reader& reader) {
    return run_offscreen({.language = QString::fromStdString(reader.language),
                          .vocabulary = QString::fromStdString(arguments.value("--vocabulary"))},
                         [&] { return gui::print_lesson(arguments); });
}

const CommandLine& lockstep_program() {
    static const CommandLine program = [] {
        Command render = gui::render_command();
        render.run = run_render;
        std::vector<Command> commands = describing_commands("lockstep", lockstep_program);
        Command player = gui::player_command();
        player.run = run_player;
        Command lesson = gui::print_command();
        lesson.run = run_lesson;
        Command animate = gui::animate_command();
        animate.run = run_animate;
        Command report = gui::report_command();
        report.run = run_report;
        commands.insert(commands.begin(), {std::move(render), std::move(animate), std::move(report),
                                           std::move(player), std::move(lesson)});
        return CommandLine{.name = "lockstep",
                           .summary = program_summary(),
                           .synopsis =
                               "[FILE.cl | FILE.sim | FILE.lks | FILE.lockstep-lesson | EXPERIMENT | LINK]",
                           .commands = with_language(std::move(commands))};
    }();
    return program;
}

/// Closes the window after SIGINT, SIGTERM or SIGHUP, so that running saves are completed and temporary files
/// are removed.
void close_on_interrupt(gui::WindowHost& host) {
    if (interrupt_bell() >= 0) {
        auto* const bell = new QSocketNotifier(interrupt_bell(), QSocketNotifier::Read, &host);
        QObject::connect(bell, &QSocketNotifier::activated, &host, [bell, &host] {
            bell->setEnabled(false); // the descriptor is never read, so the notifier would fire again
            host.window().ask_nothing();
            QApplication::quit();
        });
    }
}

/// Opens what the command line names: a place, a file or an experiment.
void open_named(gui::MainWindow& window, const QString& what) {
    if (is_place_text(what.toStdString())) {
        window.open_place(what);
    } else if (gui::is_file_to_open(what) || kind_of(what.toStdString()) == RunKind::recording) {
        window.open_file(what);
    } else {
        window.run_experiment(what);
    }
}

Result<std::vector<DeviceInfo>> devices_of_machine(const std::string& machine, const ProgressSink& progress) {
    auto found = devices_of(machine, progress);
    return found ? Result<std::vector<DeviceInfo>>(std::move(found->devices)) : found.error();
}

/// Asks a question of ssh in a dialog.
int ask_question(int argc, char** argv) {
    gui::Application application(argc, argv);
    const gui::Settings settings;
    prepare(settings[gui::Setting::language].toString(), settings[gui::Setting::vocabulary].toString());
    return gui::ask_for_ssh(argv[1]);
}

/// Opens the window. `given` may contain --language and what to open.
int open_window(int argc, char** argv, const std::vector<std::string>& given, const Reader& reader) {
    if (!has_display() && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        print_error("lockstep: " + text_for(reader, no_display_sentence()) + "\n");
        return exit_unusable;
    }
    const auto named = without_language(given);
    if (!named) {
        print_error("lockstep: " + text_for(reader, named.error()) + "\n");
        return exit_usage;
    }
    gui::let_ssh_ask();
    gui::Application application(argc, argv);
    watch_for_interrupt();
    gui::Settings settings;
    prepare(named->size() < given.size() ? QString::fromStdString(chosen_language(given))
                                         : settings[gui::Setting::language].toString(),
            settings[gui::Setting::vocabulary].toString());
    gui::Workspace workspace(run_in_worker);
    workspace.set_timer(time_in_worker);
    workspace.set_describer(launch_form_in_worker);
    workspace.set_editor(edit_array_in_process, require_group_in_process);
    workspace.devices().set_work(gui::local_devices_in_worker);
    workspace.machines().set_work(devices_of_machine);
    gui::WindowHost host(workspace, settings);
    gui::MainWindow& window = host.window();
    close_on_interrupt(host);
    QObject::connect(&application, &gui::Application::failed, &host,
                     [&host](const Error& error) { host.window().show_error(error); });
    window.resize(window.screen()->availableSize()); // the layout depends on the size before maximising
    window.showMaximized();
    window.restore_layout();
    window.take_lost_edits();
    if (named->empty()) {
        window.begin(); // now, so that the first frame shows the page Start
    } else {
        QTimer::singleShot(0, &window, [&window, what = QString::fromLocal8Bit(named->front())] {
            open_named(window, what);
        });
    }
    const int code = QApplication::exec();
    return interrupted() ? exit_cancelled : code;
}

/// Returns whether the first argument is a command-line command, and not a recording or an experiment to open
/// in the window.
bool is_command_line(const std::string& first) {
    return first == "--help" || first == "-h" || first == "help" || first == "--version" ||
           std::ranges::find(lockstep_program().commands, first, &Command::name) !=
               lockstep_program().commands.end();
}

int run(int argc, char** argv, Reader& reader) {
    const std::vector<std::string> given(argv + std::min(argc, 1), argv + argc);
    reader = reader_for(chosen_language(given));
    const auto named = without_language(given);
    return named && !named->empty() && is_command_line(named->front())
               ? run_command_line(lockstep_program(), given, reader)
               : open_window(argc, argv, given, reader);
}

} // namespace

int main(int argc, char** argv) {
    Reader reader = english_reader();
    return at_the_edge(
        "lockstep",
        [&] { return gui::is_question_of_ssh(argc) ? ask_question(argc, argv) : run(argc, argv, reader); },
        reader);
}
