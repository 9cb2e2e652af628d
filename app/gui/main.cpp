// lockstep: the window, and `lockstep render`.
#include "app/cli/edge.h"
#include "app/cli/exit_code.h"
#include "app/cli/output.h"
#include "app/cli/progress_line.h"
#include "app/gui/application.h"
#include "app/gui/exporting/render_command.h"
#include "app/gui/main_window.h"
#include "app/gui/plain_texts.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/words/error_words.h"
#include "app/worker/client.h"
#include "core/base/version.h"

#include <QApplication>
#include <QHashFunctions>
#include <QLocale>
#include <QScreen>
#include <QStyleFactory>
#include <QTimer>
#include <QTranslator>
#include <iostream>
#include <optional>

namespace {

using namespace lockstep;

int complain(const Error& error) {
    print_error("lockstep: " + english(error) + "\n");
    return exit_code(error.code);
}

void print_help(std::ostream& out) {
    out << "lockstep [FILE.lks | EXPERIMENT]       opens the window\n"
           "lockstep render WHAT [options] -o FILE writes a picture; WHAT is an experiment or a recording\n"
           "lockstep --help | --version\n\nOptions of render:\n";
    for (const OptionInfo& option : gui::render_options()) {
        std::string name = "  " + option.name + " " + option.value;
        name.resize(std::max<std::size_t>(name.size() + 2, 26), ' ');
        out << name << option.help << "\n";
    }
}

bool has_display() {
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

void prepare(QApplication& application) {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(
        gui::font_for(gui::FontRole::body)); // before any widget: style sheets keep what they find
    QApplication::setApplicationName(QStringLiteral("lockstep"));
    QApplication::setApplicationDisplayName(QString());
    QApplication::setWindowIcon(gui::program_icon());
    gui::PlainTexts::install();
    auto* translator =
        new QTranslator(&application); // plural forms, and other languages where they are there
    if (translator->load(QLocale(), QStringLiteral("lockstep"), QStringLiteral("_"),
                         QStringLiteral(":/i18n")) ||
        translator->load(QStringLiteral(":/i18n/lockstep_en.qm"))) {
        QApplication::installTranslator(translator);
    }
}

int render(int argc, char** argv) {
    const std::vector<std::string> given(argv + 2, argv + argc);
    const Result<Arguments> arguments = parse_arguments(given, gui::render_options());
    if (!arguments) {
        return complain(arguments.error());
    }
    if (arguments.value().words.empty()) {
        std::cerr << "lockstep render: give an experiment or a recording to show. \"lockstep --help\" shows "
                     "how.\n";
        return exit_usage;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen"); // a file needs no display
    QHashSeed::setDeterministicGlobalSeed(); // a PDF lists its fonts in the order of a hash
    gui::Application application(argc, argv);
    prepare(application);
    watch_for_interrupt();
    std::optional<Error> thrown; // by an event, and told by the application
    QObject::connect(&application, &gui::Application::failed, &application,
                     [&thrown](const Error& error) { thrown = error; });
    const Status done = gui::render(arguments.value());
    QCoreApplication::sendPostedEvents(); // what is thrown is told by an event of its own
    if (!done) {
        return complain(done.error());
    }
    return thrown ? exit_code(thrown->code) : exit_done;
}

int open_window(int argc, char** argv) {
    if (!has_display() && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        std::cerr
            << "lockstep: There is no display to open a window on. \"lockstep render\" writes pictures and "
               "\"lockstep-cli\" prints figures without one.\n";
        return exit_unusable;
    }
    gui::Application application(argc, argv);
    prepare(application);
    gui::Settings settings;
    gui::MainWindow window(gui::record_in_worker, settings);
    QObject::connect(&application, &gui::Application::failed, &window, &gui::MainWindow::show_error);
    window.set_timer(time_in_worker);
    window.resize(QSize(1600, 900).boundedTo(window.screen()->availableSize())); // the layout depends on it
    window.showMaximized();
    window.restore_layout();
    const QString what =
        argc > 1 ? QString::fromLocal8Bit(argv[1]) : settings[gui::Setting::last_experiment].toString();
    QTimer::singleShot(0, &window, [&window, what] {
        what.endsWith(QLatin1String(".lks")) ? window.open_file(what) : window.run_experiment(what);
    });
    return QApplication::exec();
}

int run(int argc, char** argv) {
    const std::string first = argc > 1 ? argv[1] : "";
    if (first == "--help" || first == "-h" || first == "help") {
        print_help(std::cout);
        return exit_done;
    }
    if (first == "--version") {
        std::cout << "lockstep " << program_version() << "\n";
        return exit_done;
    }
    return first == "render" ? render(argc, argv) : open_window(argc, argv);
}

} // namespace

int main(int argc, char** argv) {
    return at_the_edge("lockstep", [&] { return run(argc, argv); });
}
