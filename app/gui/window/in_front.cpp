#include "app/gui/window/in_front.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/race_page.h"
#include "app/gui/compare/race_table.h"
#include "app/gui/compare/race_view.h"
#include "app/gui/exporting/exported_chart.h"
#include "app/gui/exporting/exported_paper.h"
#include "app/gui/exporting/exported_picture.h"
#include "app/gui/exporting/race_picture.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/exporting/try_picture.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/sweep/charted_sweep.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/table_text.h"
#include "app/gui/tryit/try_page.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct FrontWords {
    Q_DECLARE_TR_FUNCTIONS(FrontWords)
};

InFront comparison(Workspace& workspace, const ComparePage& page) {
    std::vector<StagedRun> runs = page.staged();
    if (runs.size() < 2) {
        return {nullptr, FrontWords::tr("Nothing is compared yet. Select two or more runs")};
    }
    ComparedPlace place{.from = *workspace.selection().view(),
                        .cursor = workspace.selection().cursor(),
                        .picture = &page.stages().picture(),
                        .by = page.stages().link()};
    return {std::make_shared<ExportedComparison>(std::move(runs), std::move(place))};
}

InFront swept(SweepPage& page) {
    if (page.charted().chart().sweep() == nullptr) {
        return {nullptr, FrontWords::tr("There is no chart yet. Start the sweep")};
    }
    return {exported_sweep(page.charted().chart())};
}

InFront race(const RacePage& page) {
    const std::optional<ShownRace>& shown = page.view().shown();
    if (!shown) {
        return {nullptr, FrontWords::tr("There is no race yet. Select two to four runs")};
    }
    return {std::make_shared<ExportedRace>(*shown, QSizeF(page.view().size()) / text_scale(),
                                           csv_of(*page.table().model()))};
}

InFront trial(Workspace& workspace, TryPage& page) {
    const std::optional<TryPicture>& shown = page.view().picture();
    if (!shown) {
        return {nullptr,
                FrontWords::tr("There are no layouts yet. Run a kernel with an array in local memory")};
    }
    const Session& session = *workspace.selection().view()->session;
    return {
        std::make_shared<ExportedTrial>(*shown, page.view().scene().size,
                                        place_at(session, place_of_shown(session, workspace),
                                                 workspace.selection().cursor(), QStringLiteral("try-it")))};
}

} // namespace

std::shared_ptr<Exported> exported_sweep(const SweepChart& chart) {
    const std::shared_ptr<const Sweep>& sweep = chart.sweep();
    const ViewPlace place = place_of_sweep(*sweep);
    return std::make_shared<ExportedChart>(
        chart, ExportedChart::Source{.name = QStringLiteral("sweep"),
                                     .place = chart.is_usual() ? std::optional(place) : std::nullopt,
                                     .made = [sweep, place] { return provenance(*sweep, place); }});
}

std::vector<QWidget*> pages_to_export(const Centre& centre) {
    return {&centre.findings_page(), &centre.compare_page(), &centre.sweep_page(), &centre.race_page(),
            &centre.try_page()};
}

InFront in_front(Workspace& workspace, const Centre& centre) {
    return exported_page(workspace, centre, centre.current_page());
}

InFront exported_page(Workspace& workspace, const Centre& centre, const QWidget& page) {
    const GroupView* view = workspace.selection().view();
    if (view == nullptr) {
        return {nullptr, FrontWords::tr("There is no picture yet. Run an experiment or a kernel")};
    }
    if (&page == &centre.findings_page()) {
        return {std::make_shared<ExportedFindings>(view->session, place_of_shown(*view->session, workspace))};
    }
    if (&page == &centre.compare_page()) {
        return comparison(workspace, centre.compare_page());
    }
    if (&page == &centre.sweep_page()) {
        return swept(centre.sweep_page());
    }
    if (&page == &centre.race_page()) {
        return race(centre.race_page());
    }
    if (&page == &centre.try_page()) {
        return trial(workspace, centre.try_page());
    }
    return {std::make_shared<ExportedPicture>(centre.current_view().shown(),
                                              place_of_shown(*view->session, workspace))};
}

QString name_in_front(const Centre& centre) {
    const QWidget* page = &centre.current_page();
    if (const auto* view = qobject_cast<const SceneView*>(page); view != nullptr) {
        return QString::fromLatin1(view->picture().name);
    }
    return page == &centre.findings_page()  ? QStringLiteral("findings")
           : page == &centre.compare_page() ? QStringLiteral("compare")
           : page == &centre.race_page()    ? QStringLiteral("race")
           : page == &centre.sweep_page()   ? QStringLiteral("sweep")
                                            : QStringLiteral("banks"); // the nearest picture of a trial
}

} // namespace lockstep::gui
