#include "app/gui/window/window_picture.h"

#include "app/gui/charts/charts_panel.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/panels/findings/advice_search.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/worker/client.h"
#include "core/experiments/catalogue.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTemporaryDir>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// Runs the other experiments of the family and shows them, so that the charts can compare them.
Status show_variants(MainWindow& window, const RunSpec& run, const std::string& what) {
    for (const Experiment& experiment : catalogue()) {
        const bool other = experiment.id != what && family_of(QString::fromStdString(experiment.id)) ==
                                                        family_of(QString::fromStdString(what));
        if (!other || run.kind == RunKind::recording) {
            continue;
        }
        RunSpec variant = run;
        variant.what = experiment.id;
        // removes parameters that the variant does not have
        std::erase_if(variant.parameters, [&experiment](const auto& given) {
            return std::ranges::find(experiment.parameters, given.first, &ParameterInfo::name) ==
                   experiment.parameters.end();
        });
        const auto session = look(variant);
        if (!session) {
            return session.error();
        }
        window.show_session(session.value());
    }
    return {};
}

/// Opens the user's own kernel as the user would, so that its form is shown.
void open_launch(MainWindow& window, Workspace& workspace, const std::string& path) {
    QEventLoop loop;
    QObject::connect(&workspace.runs(), &AnyJob::stopped, &loop, &QEventLoop::quit);
    workspace.launches().on_finished(&loop, [&loop](const LaunchRead& read) {
        if (!read.form) {
            loop.quit();
        }
    });
    workspace.set_describer(launch_form_in_worker);
    window.open_file(QString::fromStdString(path));
    loop.exec();
}

const char* setting_of(ThemeName theme) {
    return theme == ThemeName::dark ? "dark" : theme == ThemeName::contrast ? "contrast" : "light";
}

} // namespace

void wait_until_ready(const MainWindow& window, const Workspace& workspace) {
    const auto searches = window.findChildren<AdviceSearch*>();
    const auto* charts = window.findChild<ChartsPanel*>();
    const auto is_busy = [&] {
        return workspace.is_busy() || charts->is_counting() ||
               std::ranges::any_of(searches, &AdviceSearch::is_running);
    };
    // Number of consecutive iterations of the event loop in which nothing is busy. Layouts and queued plots
    // need several iterations, and work that has ended may start more work.
    constexpr int turns_to_settle = 5;
    for (int turn = 0; turn < turns_to_settle; turn = is_busy() ? 0 : turn + 1) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(is_busy() ? QEventLoop::WaitForMoreEvents : QEventLoop::AllEvents);
    }
}

Status write_window(const RunSpec& run, const std::shared_ptr<const Session>& session, const Cursor& cursor,
                    ThemeName theme, QSize size, const std::filesystem::path& path) {
    const QTemporaryDir folder; // temporary settings, independent of the user's
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.set(Setting::theme, QString::fromLatin1(setting_of(theme)));
    Workspace workspace(run_in_worker);
    MainWindow window(workspace, settings);
    window.resize(size);
    window.reset_layout();
    window.show();
    if (Status shown = show_variants(window, run, session->recording().what); !shown) {
        return shown;
    }
    if (run.kind == RunKind::launch_file && run.kernel.empty()) {
        open_launch(window, workspace, run.what);
    }
    window.show_session(session);
    workspace.selection().go(cursor);
    workspace.playback().seek(cursor.tick);
    wait_until_ready(window, workspace);
    return write_image(window.grab().toImage(), path);
}

} // namespace lockstep::gui
