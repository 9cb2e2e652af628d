// Makes pictures of the real window for people to inspect: every page and the dialogs Keys and Export, with
// each requested size, text size, theme and language. Prints for each picture how many texts are cut, which ones, and
// how much of the height of a view is filled. The exit status is 1 if a text is cut or less than 85 % is filled.
//
//     window_pictures FOLDER [--what reduction/interleaved|FILE] [--sizes 1366x768,...] [--texts 100,...]
//                     [--themes light,...] [--pages stage,...] [--language ru]
//                     [--made-up]       words of an invented language, 40 % longer than English
//
// Names: FOLDER/1366x768_100_light_banks.png.
#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/cause/account_view.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/start/gallery_part.h"
#include "app/gui/start/start_page.h"
#include "app/gui/theme/language.h"
#include "app/gui/tryit/try_page.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/actions/file_actions.h"
#include "app/gui/window/application.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/view_group.h"
#include "app/gui/window/window_host.h"
#include "app/gui/window/window_picture.h"
#include "app/gui/workspace/workspace.h"
#include "app/worker/client.h"
#include "app/worker/instrumenter_process.h"
#include "tests/gui/made_up_language.h"
#include "tests/pictures/cut_texts.h"
#include "tests/pictures/filled_height.h"

#include <QCommandLineParser>
#include <QDialog>
#include <QDir>
#include <QListWidget>
#include <QScrollBar>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <map>
#include <tuple>

namespace lockstep::gui {
namespace {

constexpr int least_filled = 85; ///< per cent of the height of a view
constexpr int patience_ms = 120000;

/// The pages that are dialogs, and the commands that open them.
const std::map<QString, Command> dialogs{
    {QStringLiteral("keys-dialog"), Command::keys},
    {QStringLiteral("history-dialog"), Command::follow_item},
    {QStringLiteral("lines-dialog"), Command::show_lines},
    {QStringLiteral("export-dialog"), Command::export_picture},
    {QStringLiteral("export-animation-dialog"), Command::export_animation},
    {QStringLiteral("export-player-dialog"), Command::export_player},
    {QStringLiteral("export-report-dialog"), Command::export_report}};

struct Wanted {
    QString what;
    QStringList sizes;
    QStringList texts;
    QStringList themes;
    QStringList pages; ///< pages to show; if empty, all
    QDir folder;
};

Wanted wanted_of(const QCommandLineParser& given) {
    const auto list = [&given](const char* name) {
        return given.value(QLatin1String(name)).split(QLatin1Char(','), Qt::SkipEmptyParts);
    };
    return {given.value(QStringLiteral("what")),
            list("sizes"),
            list("texts"),
            list("themes"),
            list("pages"),
            QDir(given.positionalArguments().value(0))};
}

/// Shows the window with one combination of sizes and theme. Its settings are in a separate folder.
class Sitting {
public:
    explicit Sitting(QSize size) : workspace_(run_in_worker), host_(workspace_, settings_) {
        workspace_.set_timer(time_in_worker);
        workspace_.set_describer(launch_form_in_worker);
        workspace_.set_editor(edit_array_in_process, require_group_in_process);
        window().resize(size);
        window().restore_layout();
        window().show();
    }
    /// Runs a file, or an experiment and then all its variants. Returns false if they took too long.
    bool run(const QString& what) {
        if (is_file_to_open(what)) {
            window().open_file(what);
            return is_quiet();
        }
        window().run_experiment(what);
        if (!is_quiet()) {
            return false;
        }
        window().actions()[Command::run_all].trigger();
        const bool has_run = is_quiet();
        if (auto* runs = window().centre().compare_page().findChild<QListWidget*>(); runs->count() > 1) {
            runs->item(runs->count() - 1)->setCheckState(Qt::Checked); // compares the run with the first one
        }
        return has_run && is_quiet();
    }
    void show(const QString& theme, int percent) {
        settings_.set(Setting::text_size, percent);
        host_.rebuild();
        window().appearance().show_theme(theme);
    }
    [[nodiscard]] QDialog* visible_dialog() {
        const auto all = window().findChildren<QDialog*>();
        const auto found = std::ranges::find_if(all, &QDialog::isVisible);
        return found == all.end() ? nullptr : *found;
    }
    /// Returns the widget to show: the window with this page, or one of its dialogs.
    QWidget& show_page(const QString& name) {
        if (dialogs.contains(name)) {
            window().actions()[dialogs.at(name)].trigger();
            QDialog* dialog = nullptr;
            std::ignore =
                QTest::qWaitFor([&] { return (dialog = visible_dialog()) != nullptr; }, patience_ms);
            QTest::qWait(300);
            return dialog != nullptr ? static_cast<QWidget&>(*dialog) : window();
        }
        if (name == QLatin1String("start")) {
            window().begin();
            const StartPage& page = window().centre().start_page();
            std::ignore = QTest::qWaitFor(
                [&page] { return page.gallery().is_complete() && page.gpu_gallery().is_complete(); },
                patience_ms);
            settle();
            return window();
        }
        if (name == QLatin1String("findings")) {
            window().centre().show_page(window().centre().findings_page());
        } else if (name == QLatin1String("cause")) { // the stage with the card "Why is it slow?"
            window().centre().show_view("stage");
            window().actions()[Command::show_cause].trigger();
            const auto* card = window().findChild<CurePanel*>();
            std::ignore = QTest::qWaitFor([card] { return !card->rows().isHidden(); }, patience_ms / 10);
        } else {
            window().centre().show_view(name.toStdString());
        }
        QTest::qWait(150);
        wait_until_ready(window(), workspace_);
        const auto* view = qobject_cast<SceneView*>(&window().centre().current_page());
        if (view != nullptr && !QTest::qWaitFor([view] { return !view->is_waiting(); }, patience_ms)) {
            std::printf("%s is still being computed\n", qPrintable(name));
        }
        try_first_layout();
        settle();
        return window();
    }
    /// If the page with other layouts is shown, chooses the first one without conflicts, and applies it.
    void try_first_layout() {
        TryPage& page = window().centre().try_page();
        if (!page.isVisible() || !has_local_array(workspace_.selection().view()->trace())) {
            return;
        }
        const auto is_counted = [&page] { return page.view().picture() && !page.search().is_counting(); };
        std::ignore = QTest::qWaitFor(is_counted, patience_ms);
        page.view().take_key(Qt::Key_N);
        std::ignore = QTest::qWaitFor([&page] { return !page.search().is_simulating(); }, patience_ms);
        if (page.applicable()) {
            emit page.apply_wanted();
            std::ignore = QTest::qWaitFor([&page] { return !page.edit().empty(); }, patience_ms);
        }
    }
    [[nodiscard]] MainWindow& window() const { return host_.window(); }
    /// Returns the reason why a run has not finished.
    [[nodiscard]] QString why_not() const {
        return window().message().isEmpty() ? QStringLiteral("It took longer than two minutes.")
                                            : window().message();
    }

private:
    bool is_quiet() {
        return QTest::qWaitFor(
                   [this] { return !window().message().isEmpty() || (is_shown() && !workspace_.is_busy()); },
                   patience_ms) &&
               is_shown();
    }
    /// Waits until layouts have reacted to the latest change of texts, which takes several iterations of the
    /// event loop.
    static void settle() {
        for (int turn = 0; turn < 10; ++turn) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }
    [[nodiscard]] bool is_shown() { return workspace_.selection().view() != nullptr; }

    QTemporaryDir folder_;
    Settings settings_{folder_.filePath(QStringLiteral("settings.ini"))};
    Workspace workspace_;
    WindowHost host_;
};

QStringList all_pages() {
    QStringList names;
    for (const TabRow& row : tab_rows()) {
        for (const TabView& each : row.views) {
            names << QLatin1String(each.name);
        }
    }
    names << QStringLiteral("findings") << QStringLiteral("cause") << QStringLiteral("start");
    for (const auto& [name, command] : dialogs) {
        names << name;
    }
    return names;
}

QSize size_of(const QString& text) {
    return {text.section(QLatin1Char('x'), 0, 0).toInt(), text.section(QLatin1Char('x'), 1, 1).toInt()};
}

/// Returns how much of the height of the shown view is filled, in per cent; 100 for other pages, and for a view that
/// is higher than its space or has nothing to show.
int filled_share(const Sitting& sitting, const QWidget& shown) {
    const ViewGroup* group = sitting.window().centre().current_group();
    auto* view = qobject_cast<SceneView*>(&sitting.window().centre().current_page());
    if (view == nullptr || !view->isVisible() || &shown != &sitting.window() ||
        view->verticalScrollBar()->maximum() > 0 || !group->reason().isEmpty()) {
        return 100;
    }
    return qRound(100 * filled_height(view->viewport()->grab().toImage()));
}

/// Returns whether no text is cut and every view is filled.
bool take(Sitting& sitting, const Wanted& wanted, const QString& begin) {
    bool is_fine = true;
    for (const QString& page : wanted.pages.isEmpty() ? all_pages() : wanted.pages) {
        QWidget& shown = sitting.show_page(page);
        const QString name = QStringLiteral("%1_%2").arg(begin, page);
        const QString file = wanted.folder.filePath(name + QStringLiteral(".png"));
        if (!shown.grab().save(file)) {
            std::fprintf(stderr, "%s cannot be written.\n", qPrintable(file));
        }
        const QStringList cut = cut_texts(shown);
        const int filled = filled_share(sitting, shown);
        is_fine = is_fine && cut.isEmpty() && filled >= least_filled;
        if (auto* dialog = qobject_cast<QDialog*>(&shown)) {
            dialog->reject();
        }
        std::printf("%s  %lld cut  %d %% filled\n", qPrintable(name), static_cast<long long>(cut.size()),
                    filled);
        for (const QString& text : cut) {
            std::printf("    %s\n", qPrintable(text));
        }
        std::fflush(stdout);
    }
    return is_fine;
}

/// Returns the first value that is not a size, text size, theme or page; empty if all are valid.
QString unknown_in(const Wanted& wanted) {
    static const QStringList themes{QStringLiteral("light"), QStringLiteral("dark"),
                                    QStringLiteral("contrast")};
    const QStringList pages = all_pages();
    const auto first_unknown = [&](const QStringList& given, const auto& test) -> QString {
        const auto found = std::ranges::find_if_not(given, test);
        return found == given.end() ? QString() : *found;
    };
    for (const QString& unknown :
         {first_unknown(wanted.sizes, [](const QString& each) { return !size_of(each).isEmpty(); }),
          first_unknown(wanted.texts, [](const QString& each) { return each.toInt() > 0; }),
          first_unknown(wanted.themes, [](const QString& each) { return themes.contains(each); }),
          first_unknown(wanted.pages, [&](const QString& each) { return pages.contains(each); })}) {
        if (!unknown.isEmpty()) {
            return unknown;
        }
    }
    return {};
}

int run(const Wanted& wanted) {
    if (const QString unknown = unknown_in(wanted); !unknown.isEmpty()) {
        std::fprintf(stderr, "\"%s\" is no size, text size, theme or page.\n", qPrintable(unknown));
        return 2;
    }
    if (!wanted.folder.mkpath(QStringLiteral("."))) {
        std::fprintf(stderr, "The folder %s cannot be made.\n", qPrintable(wanted.folder.path()));
        return 3;
    }
    bool is_fine = true;
    for (const QString& size : wanted.sizes) {
        Sitting sitting(size_of(size));
        if (!sitting.run(wanted.what)) {
            std::fprintf(stderr, "%s did not run. %s\n", qPrintable(wanted.what),
                         qPrintable(sitting.why_not()));
            return 1;
        }
        for (const QString& text : wanted.texts) {
            for (const QString& theme : wanted.themes) {
                sitting.show(theme, text.toInt());
                is_fine = take(sitting, wanted, QStringLiteral("%1_%2_%3").arg(size, text, theme)) && is_fine;
            }
        }
    }
    return is_fine ? 0 : 1;
}

} // namespace
} // namespace lockstep::gui

int main(int count, char** words) {
    using namespace lockstep::gui;
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(font_for(FontRole::body));
    const Application application(count, words);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("FOLDER"), QStringLiteral("where the pictures go"));
    const auto add = [&parser](const char* name, const char* description, const char* value,
                               const char* usual) {
        parser.addOption(QCommandLineOption(QString::fromLatin1(name), QString::fromLatin1(description),
                                            QString::fromLatin1(value), QString::fromLatin1(usual)));
    };
    add("what", "an experiment or a file", "WHAT", "reduction/interleaved");
    add("sizes", "of the window", "WxH,...", "1024x600,1366x768,1920x1080,3840x2160");
    add("texts", "in per cent", "N,...", "100,200");
    add("themes", "light, dark, contrast", "NAME,...", "light,dark,contrast");
    add("language", "the code of a language", "CODE", "en");
    add("vocabulary", "whose words: opencl, cuda, glsl, amd", "NAME", "opencl");
    add("pages", "by their names; all", "NAME,...", "");
    parser.addOption(
        QCommandLineOption(QStringLiteral("made-up"), QStringLiteral("words 40 % longer than English")));
    parser.addHelpOption();
    parser.process(application);
    if (parser.positionalArguments().size() != 1) {
        parser.showHelp(2);
    }
    MadeUpLanguage language;
    if (parser.isSet(QStringLiteral("made-up"))) {
        QCoreApplication::installTranslator(&language);
    } else {
        use_vocabulary(parser.value(QStringLiteral("vocabulary")));
        use_language(parser.value(QStringLiteral("language")));
    }
    return run(wanted_of(parser));
}
