#include "app/gui/window/place_actions.h"

#include "app/common/place/place_text.h"
#include "app/common/run_arguments.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/model/run_summary.h"
#include "app/gui/panels/hardware_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/run_actions.h"
#include "app/words/visible_text.h"
#include "core/experiments/catalogue.h"
#include "core/session/pipeline.h"

#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// The kernel files and launch files that a place names, a line each; empty: it runs only what comes with Lockstep.
QString kernels_of(const ViewPlace& place) {
    QString kernels;
    for (const PlaceRun& run : place.runs) {
        if (kind_of(run.what) == RunKind::launch_file) {
            kernels += QStringLiteral("\n    ") + QString::fromStdString(visible_line(run.what));
        }
    }
    return kernels;
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
      window_(window) {
    actions.on(Command::open_link, [this] { open_copied(QApplication::clipboard()->text().trimmed()); });
    connect_runs();
}

void PlaceActions::connect_runs() {
    const RunController& runs = workspace_.runs();
    connect(&runs, &RunController::started, this, [this, &runs] {
        const RunRequest& request = runs.current();
        has_begun_ = has_begun_ || (wanted_ && request.before == nullptr && !request.behind &&
                                    request.run.what == wanted_->runs.front().what);
    });
    connect(&runs_, &RunActions::session_shown, this, [this] {
        if (has_begun_) {
            arrive();
        }
    });
    connect(&runs_, &RunActions::variant_recorded, this,
            [this](const std::shared_ptr<const Session>& session) {
                // Later: the page that compares hears of it too.
                QMetaObject::invokeMethod(
                    this, [this, session] { compare(session); }, Qt::QueuedConnection);
            });
    connect(&runs, &RunController::stopped, this, [this] { // without a session: it failed or was cancelled
        if (has_begun_) {
            has_begun_ = false;
            wanted_.reset();
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
    const QString kernels = kernels_of(*place);
    kernels.isEmpty() ? start(*place) : ask(*place, kernels);
}

void PlaceActions::ask(const ViewPlace& place, const QString& kernels) {
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Run kernels from a link"),
                        tr("The link runs kernels from files:") + kernels, QMessageBox::Cancel, &window_);
    box->setObjectName(QStringLiteral("run-of-link"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Run them only if you know where they come from."));
    const QPushButton* const yes = box->addButton(tr("Run"), QMessageBox::AcceptRole);
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
    const Status opened = run ? open(*run) : Status(run.error());
    if (!opened) {
        notices_.area.show_error(opened.error());
        return;
    }
    // What runs until now is ended: the next to begin is the place's.
    const RunController& runs = workspace_.runs();
    wanted_ = place;
    has_begun_ = runs.running() && runs.current().before == nullptr && runs.current().run.what == run->what;
    others_ = 0;
}

/// Runs or opens this. Errors: unknown_experiment, unknown_parameter, value_not_allowed; those of hardware_for().
Status PlaceActions::open(RunSpec run) {
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
    is_experiment ? runs_.run_experiment(**found, *values)
                  : runs_.open_file(QString::fromStdString(run.what), run);
    return {};
}

void PlaceActions::arrive() {
    const ViewPlace place = *std::exchange(wanted_, std::nullopt);
    has_begun_ = false;
    show(place);
    compare_others(place);
}

void PlaceActions::show(const ViewPlace& place) {
    Selection& selection = workspace_.selection();
    Cursor from = selection.cursor(); // a place that names no cycle, pass or line has none
    from.cycle.reset();
    from.pass.reset();
    from.line = 0;
    const auto cursor = cursor_in(place, selection.view()->session, from);
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
    others_ = others.size();
    compared_ = {summarise(*workspace_.selection().view()).key};
    runs_.run_behind(std::move(others));
}

void PlaceActions::compare(const std::shared_ptr<const Session>& session) {
    if (others_ == 0) {
        return; // a variant of a family
    }
    --others_;
    compared_.push_back(summarise(make_group_view(session, 0, Group(0))).key);
    centre_.compare_page().compare(compared_);
}

} // namespace lockstep::gui
