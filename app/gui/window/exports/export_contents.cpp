#include "app/gui/window/exports/export_contents.h"

#include "app/gui/charts/charts_panel.h"
#include "app/gui/charts/histogram_chart.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/exporting/exported_chart.h"
#include "app/gui/exporting/exported_paper.h"
#include "app/gui/exporting/exported_picture.h"
#include "app/gui/exporting/exported_run.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/show/place_picture.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/in_front.h"
#include "core/experiments/catalogue.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

struct ContentWords {
    Q_DECLARE_TR_FUNCTIONS(ContentWords)
};

/// Returns the runs of a chart, the current one first. Empty if one of them cannot be made again by its name.
std::vector<PlaceRun> runs_of(const ChartBase& chart) {
    std::vector<PlaceRun> runs;
    for (const RunSummary& run : chart.runs()) {
        const auto experiment = find_experiment(run.id.toStdString());
        if (!experiment || runs.size() == most_place_runs) {
            return {};
        }
        PlaceRun place{.what = run.id.toStdString(), .parameters = run.parameters};
        std::erase_if(place.parameters, [&experiment](const auto& given) {
            const auto& known = experiment.value()->parameters;
            const auto row = std::ranges::find(known, given.first, &ParameterInfo::name);
            return row != known.end() && row->default_value == given.second;
        });
        const bool is_current = chart.current_run() == &run;
        runs.insert(is_current ? runs.begin() : runs.end(), std::move(place));
    }
    return runs;
}

/// Returns the place that `lockstep render` draws as this chart; empty if there is none.
std::optional<ViewPlace> place_of_chart(Workspace& workspace, const ChartBase& chart) {
    const GroupView& now = *workspace.selection().view();
    if (chart.render_view().isEmpty()) {
        return std::nullopt;
    }
    ViewPlace place = place_at(*now.session, place_of_shown(*now.session, workspace),
                               workspace.selection().cursor(), chart.render_view());
    if (qobject_cast<const HistogramChart*>(&chart) == nullptr && chart.runs().size() > 1) {
        place.runs = runs_of(chart);
    }
    return place.runs.empty() ? std::nullopt : std::optional(place);
}

QString chart_content_title(const QString& title) {
    return ContentWords::tr("Chart: %1").arg(title);
}

QString title_of(const Exported& what) {
    const bool is_chart = what.subject() == ExportSubject::chart && what.name() != QLatin1String("sweep");
    return is_chart ? chart_content_title(what.title()) : what.title();
}

ExportContent content_of(Workspace& workspace, const Picture& picture, QSizeF size) {
    return {picture_title(picture), [&workspace, &picture, size] {
                const GroupView& view = *workspace.selection().view();
                ShownPicture shown{&picture, view, workspace.selection().cursor(), size, {}};
                return std::make_shared<ExportedPicture>(with_cursor(shown, shown.cursor),
                                                         place_of_shown(*view.session, workspace));
            }};
}

} // namespace

std::vector<ExportContent> export_contents(Workspace& workspace, const Centre& centre,
                                           const ChartsPanel& charts, std::shared_ptr<Exported> first) {
    std::vector<ExportContent> contents;
    const GroupView* const view = workspace.selection().view(); // not null, because something is exported
    const QSizeF size = centre.current_view().shown().size;
    for (const Picture* picture : pictures()) {
        if (picture->applies(*view) == WhyNoPicture::none) {
            contents.push_back(content_of(workspace, *picture, size));
        }
    }
    for (const ChartBase* chart : charts.charts()) {
        if (chart->promise().isEmpty()) {
            contents.push_back({chart_content_title(chart->title()),
                                [&workspace, chart] { return exported_chart(workspace, *chart); }});
        }
    }
    for (QWidget* page : pages_to_export(centre)) {
        if (std::shared_ptr<Exported> what = exported_page(workspace, centre, *page).what; what != nullptr) {
            contents.push_back({what->title(), [what] { return what; }});
        }
    }
    std::shared_ptr<Exported> run = exported_run(workspace, centre);
    contents.push_back({run->title(), [run] { return run; }});
    const QString title = title_of(*first);
    std::erase_if(contents, [&title](const ExportContent& other) { return other.title == title; });
    contents.insert(contents.begin(), {title, [first = std::move(first)] { return first; }});
    return contents;
}

std::shared_ptr<Exported> exported_run(Workspace& workspace, const Centre& centre) {
    const GroupView& view = *workspace.selection().view();
    const QString name = QString::fromLatin1(centre.current_view().picture().name);
    return std::make_shared<ExportedRun>(view,
                                         place_at(*view.session, place_of_shown(*view.session, workspace),
                                                  workspace.selection().cursor(), name));
}

std::shared_ptr<Exported> exported_chart(Workspace& workspace, const ChartBase& chart) {
    const auto place = place_of_chart(workspace, chart);
    const QString name = chart.render_view().isEmpty() ? QStringLiteral("chart") : chart.render_view();
    const std::shared_ptr<const Session> session = workspace.selection().view()->session;
    return std::make_shared<ExportedChart>(
        chart, ExportedChart::Source{.name = name, .place = place, .made = [session, place] {
                                         return provenance(*session, place.value_or(ViewPlace()));
                                     }});
}

std::shared_ptr<Exported> exported_widget(Workspace& workspace, QWidget& shown) {
    if (workspace.selection().view() == nullptr) {
        return nullptr;
    }
    if (const auto* view = qobject_cast<SceneView*>(&shown); view != nullptr) {
        const ShownPicture picture = view->shown();
        return picture.view.session == nullptr
                   ? nullptr
                   : std::make_shared<ExportedPicture>(picture,
                                                       place_of_shown(*picture.view.session, workspace));
    }
    if (const auto* sweep = qobject_cast<SweepChart*>(&shown); sweep != nullptr) {
        return sweep->sweep() == nullptr ? nullptr : exported_sweep(*sweep);
    }
    const auto* chart = qobject_cast<ChartBase*>(&shown);
    return chart != nullptr && chart->promise().isEmpty() ? exported_chart(workspace, *chart) : nullptr;
}

} // namespace lockstep::gui
