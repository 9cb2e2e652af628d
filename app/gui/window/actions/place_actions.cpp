#include "app/gui/window/actions/place_actions.h"

#include "app/common/place/place_text.h"
#include "app/common/run_arguments.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/exporting/try_picture.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/message_box.h"
#include "app/gui/window/actions/run_actions.h"
#include "app/gui/window/centre.h"
#include "app/gui/workspace/run_summary.h"
#include "app/words/visible_text.h"
#include "app/worker/remote/remote_device.h"
#include "core/experiments/catalogue.h"
#include "core/session/pipeline.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <algorithm>

namespace lockstep::gui {
namespace {

QString line_of_list(const std::string& path) {
    return QStringLiteral("\n    ") + QString::fromStdString(visible_line(path));
}

/// Lists the kernel files and launch files that a place would run, one per line. Empty if it only runs
/// kernels included in Lockstep.
QString kernels_of(const ViewPlace& place) {
    QString kernels;
    for (const PlaceRun& run : place.runs) {
        if (kind_of(run.what) == RunKind::launch_file) {
            kernels += line_of_list(run.what);
        }
    }
    return kernels;
}

/// Lists the recordings and pictures that a place would open, one per line.
QString data_of(const ViewPlace& place) {
    QString files;
    for (const PlaceRun& run : place.runs) {
        if (kind_of(run.what) == RunKind::recording) {
            files += line_of_list(run.what);
        }
        const auto experiment = find_experiment(run.what);
        for (const ParameterInfo& info :
             experiment ? (*experiment)->parameters : std::vector<ParameterInfo>()) {
            const auto value = run.parameters.find(info.name);
            if (info.is_file && value != run.parameters.end() && !value->second.empty()) {
                files += line_of_list(value->second);
            }
        }
    }
    return files;
}

LinkBy link_named(const std::string& name) {
    const auto* const found = std::ranges::find(link_names, name);
    return found == std::end(link_names) ? LinkBy::round : static_cast<LinkBy>(found - link_names);
}

} // namespace

PlaceActions::PlaceActions(Workspace& workspace, const ActionSet& actions, Centre& centre, RunActions& runs,
                           HardwarePanel& hardware, Notices notices, QWidget& window)
    : workspace_(workspace),
      centre_(centre),
      runs_(runs),
      hardware_(hardware),
      notices_(notices),
      window_(window),
      opening_(workspace.desk().place) {
    actions.on(Command::open_link, [this] { open_copied(QApplication::clipboard()->text().trimmed()); });
    connect_runs();
}

void PlaceActions::connect_runs() {
    const RunJob& runs = workspace_.runs();
    connect(&runs, &AnyJob::started, this, [this, &runs] {
        const RunRequest& request = runs.current();
        opening_.has_begun =
            opening_.has_begun || (opening_.wanted && request.before == nullptr && !request.behind &&
                                   request.run.what == opening_.wanted->runs.front().what);
    });
    connect(&runs_, &RunActions::session_shown, this, [this] {
        if (opening_.has_begun) {
            arrive();
        }
    });
    connect(&runs_, &RunActions::variant_recorded, this,
            [this](const std::shared_ptr<const Session>& session) {
                // Deferred, so that the page Compare is notified first.
                QMetaObject::invokeMethod(
                    this, [this, session] { compare(session); }, Qt::QueuedConnection);
            });
    // if the job stops without a session, the run has failed or was cancelled
    connect(&runs, &AnyJob::stopped, this, [this] {
        if (opening_.has_begun) {
            opening_.has_begun = false;
            opening_.wanted.reset();
        }
    });
}

void PlaceActions::open_typed(const QString& text) {
    const auto place = place_from(text.toStdString(), place_names());
    if (place) {
        start(*place);
    } else {
        notices_.area.show_error(place.error());
    }
}

void PlaceActions::open_copied(const QString& text) {
    const auto place = place_from(text.toStdString(), place_names());
    if (!place) {
        notices_.area.show_error(place.error());
        return;
    }
    for (const PlaceRun& run : place->runs) {
        if (const Status here = check_is_here(run.device); !here) {
            notices_.area.show_error(here.error());
            return;
        }
    }
    ask(*place, kernels_of(*place), data_of(*place));
}

void PlaceActions::open(const ViewPlace& place) {
    ask(place, kernels_of(place), {});
}

/// Opens the place if the user agrees to these lists of files. If both are empty, does not ask.
void PlaceActions::ask(const ViewPlace& place, const QString& kernels, const QString& data) {
    if (kernels.isEmpty() && data.isEmpty()) {
        start(place);
        return;
    }
    const bool runs = !kernels.isEmpty();
    QStringList lists;
    if (runs) {
        lists << tr("This link runs kernels from these files:") + kernels;
    }
    if (!data.isEmpty()) {
        lists << tr("This link opens these files:") + data;
    }
    auto* box = new PlainMessageBox(QMessageBox::Question,
                                    runs ? tr("Run kernels from a link") : tr("Open files from a link"),
                                    lists.join(QStringLiteral("\n\n")), QMessageBox::Cancel, &window_);
    box->setObjectName(QStringLiteral("run-of-link"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(runs ? tr("Run these kernels only if you know where the files come from.")
                                 : tr("Open these files only if you know where the link comes from."));
    const QPushButton* const yes = box->addButton(runs ? tr("Run") : tr("Open"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QDialog::finished, this, [this, box, yes, place] {
        if (box->clickedButton() == yes) {
            start(place);
        }
    });
    box->open();
}

void PlaceActions::start(const ViewPlace& place) {
    const auto run = run_of(place.runs.front());
    const Status opened = run ? begin(*run) : Status(run.error());
    if (!opened) {
        notices_.area.show_error(opened.error());
        return;
    }
    // begin() has ended the current runs, so the next run to start is that of the place.
    const RunJob& runs = workspace_.runs();
    opening_.wanted = place;
    opening_.has_begun =
        runs.is_running() && runs.current().before == nullptr && runs.current().run.what == run->what;
    opening_.others = 0;
}

/// Runs or opens a run. Errors: unknown_experiment, unknown_parameter, value_not_allowed; those of
/// hardware_for().
Status PlaceActions::begin(RunSpec run) {
    const GroupView* const shown = workspace_.selection().view();
    const DeviceInfo device =
        shown != nullptr ? device_of(shown->session->recording()) : DeviceInfo{.is_cpu = true};
    const auto model = hardware_for(run.hardware, device);
    if (!model) {
        return model.error();
    }
    run.hardware.model = *model;
    const bool is_experiment = run.kind == RunKind::experiment;
    const auto found = find_experiment(run.what);
    const auto values = found ? complete(**found, run.parameters) : Result<ParameterValues>(found.error());
    if (is_experiment && !values) {
        return values.error();
    }
    hardware_.change_to(run.hardware);
    if (!run.options.device.empty()) {
        workspace_.device().choose(run.options.device);
    }
    is_experiment ? runs_.run_experiment(**found, *values)
                  : runs_.open_file(QString::fromStdString(run.what), run);
    return {};
}

void PlaceActions::arrive() {
    const ViewPlace place = *std::exchange(opening_.wanted, std::nullopt);
    opening_.has_begun = false;
    show(place);
    compare_others(place);
}

void PlaceActions::show(const ViewPlace& place) {
    Selection& selection = workspace_.selection();
    Cursor from = selection.cursor(); // cycle, pass and line are reset if the place does not specify them
    from.cycle.reset();
    from.pass.reset();
    from.line = 0;
    ViewPlace of_run = place;
    if (place.view == "race") { // its time is that of all runs
        workspace_.desk().race.time = of_run.cycle.value_or(0);
        of_run.cycle.reset();
    }
    if (place.view == "try-it") {
        const PlaceLayout layout = layout_of(place);
        workspace_.desk().trial = {.array = layout.array, .chosen = layout.chosen};
    }
    const auto cursor = cursor_in(of_run, selection.view()->session, from);
    if (cursor) {
        selection.go(*cursor);
        workspace_.playback().seek(cursor->tick);
    } else {
        notices_.area.show_error(cursor.error());
    }
    if (!place.view.empty()) {
        centre_.show_view(place.view);
    }
}

void PlaceActions::compare_others(const ViewPlace& place) {
    LinkedStages& stages = centre_.compare_page().stages();
    if (!place.picture.empty()) {
        stages.choose_picture(QString::fromStdString(place.picture));
    }
    if (!place.link.empty()) {
        stages.set_link(link_named(place.link));
    }
    std::vector<RunSpec> others;
    for (std::size_t i = 1; i < place.runs.size(); ++i) {
        const auto run = run_of(place.runs[i]);
        if (!run) {
            notices_.area.show_error(run.error());
            return;
        }
        others.push_back(*run);
    }
    opening_.others = others.size();
    opening_.compared = {summarise(*workspace_.selection().view()).key};
    runs_.run_behind(std::move(others));
}

void PlaceActions::compare(const std::shared_ptr<const Session>& session) {
    if (opening_.others == 0) {
        return; // the session is a variant of a family, not a run of the opened place
    }
    --opening_.others;
    opening_.compared.push_back(summarise(make_group_view(session, 0, Group(0))).key);
    centre_.compare_page().compare(opening_.compared);
}

} // namespace lockstep::gui
