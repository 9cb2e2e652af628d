#include "app/gui/exporting/chart_picture.h"

#include "app/common/progress_line.h"
#include "app/gui/charts/histogram_chart.h"
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/model/run_identities.h"
#include "app/gui/panels/findings_page.h"
#include "app/gui/theme/style_sheet.h"
#include "app/worker/client.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "core/recording/sweep.h"
#include "core/session/histograms.h"

#include <QApplication>
#include <QBuffer>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace lockstep::gui {
namespace {

GroupView first_group(const std::shared_ptr<const Session>& session, std::size_t launch) {
    return make_group_view(session, std::min(launch, session->launch_count() - 1), Group(0));
}

std::vector<RunSummary> summaries(const ChartRequest& request) {
    std::vector<RunSummary> runs;
    RunIdentities identities;
    for (const auto& session : request.sessions) {
        runs.push_back(summarise(first_group(session, request.cursor.launch)));
        identities.identify(runs.back());
    }
    return runs;
}

Error not_this_ending(const std::filesystem::path& path, const std::string& allowed) {
    return {ErrorCode::value_not_allowed, {"-o", path.string(), "a file that ends in " + allowed}, {}, {}};
}

Status write_plot(ChartBase& chart, const ChartRequest& request, const std::filesystem::path& path) {
    const std::string ending = path.extension().string();
    chart.set_theme(request.theme);
    if (ending == ".png") {
        QImage image(request.size * request.scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(request.scale);
        chart.paint(image, request.size);
        return write_image(image, path);
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (ending == ".svg") {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(96);
        svg.setSize(request.size);
        svg.setViewBox(QRect({0, 0}, request.size));
        svg.setTitle(chart.title());
        chart.paint(svg, request.size);
    } else if (ending == ".pdf") {
        QPdfWriter pdf(&buffer);
        pdf.setResolution(96);
        pdf.setTitle(chart.title());
        pdf.setPageLayout(
            QPageLayout(QPageSize(QSizeF(request.size) * 0.75, QPageSize::Point, {}, QPageSize::ExactMatch),
                        QPageLayout::Portrait, {}));
        chart.paint(pdf, request.size);
    } else {
        return not_this_ending(path, ".png, .svg or .pdf");
    }
    return write_text_file(path, buffer.data().toStdString());
}

/// A panel as it stands in the window.
Status write_widget(QWidget& widget, const ChartRequest& request, const std::filesystem::path& path) {
    if (path.extension() != ".png") {
        return not_this_ending(path, ".png");
    }
    widget.resize(request.size);
    widget.show();
    for (int i = 0; i < 5; ++i) { // layouts settle, queued plots are drawn
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    return write_image(widget.grab().toImage(), path);
}

Status write_histogram(const ChartRequest& request, const std::filesystem::path& path) {
    const auto& session = request.sessions.front();
    const Result<Histograms> counted =
        histograms(*session, std::min(request.cursor.launch, session->launch_count() - 1));
    if (!counted) {
        return counted.error();
    }
    HistogramChart chart(HistogramChart::Kind::sectors);
    const RunSummary run = summaries(request).front();
    chart.show_counts(counted.value().requests_by_sectors, run.place, device_text(run.device, run.is_cpu));
    return write_plot(chart, request, path);
}

Status write_sweep(const ChartRequest& request, const std::filesystem::path& path) {
    const Result<const Experiment*> experiment = find_experiment(request.run.what);
    if (!experiment) {
        return experiment.error();
    }
    constexpr std::uint64_t usual_largest_group = 1024;
    SweepRequest wanted{.run = request.run};
    for (const std::string& text : request.over.empty() ? std::vector<std::string>{"local"} : request.over) {
        auto axis = sweep_axis(*experiment.value(), text, usual_largest_group);
        if (!axis) {
            return axis.error();
        }
        wanted.run.parameters.erase(axis.value().parameter);
        wanted.axes.push_back(std::move(axis).value());
    }
    ProgressLine line;
    const auto progress = line.sink();
    auto done = sweep(*experiment.value(), wanted, run_in_worker, [&progress](const SweepProgress& at) {
        return progress({Stage::sweep, at.point, at.points});
    });
    if (!done) {
        return done.error();
    }
    SweepChart chart;
    chart.show_sweep(std::make_shared<const Sweep>(std::move(done).value()), SweepChart::Form::map);
    return write_plot(chart, request, path);
}

Status write_variants(ChartBase& chart, const ChartRequest& request, const std::filesystem::path& path) {
    const std::vector<RunSummary> runs = summaries(request);
    chart.set_runs(runs, runs.front().key);
    return write_plot(chart, request, path);
}

} // namespace

const std::vector<std::string>& chart_views() {
    static const std::vector<std::string> views{"times",   "sweep",   "efficiency", "conflicts",
                                                "sectors", "compare", "findings"};
    return views;
}

Status write_chart(const ChartRequest& request, const std::filesystem::path& path) {
    qApp->setPalette(request.theme.palette());
    qApp->setStyleSheet(style_sheet(request.theme, 1));
    if (request.view == "sectors") {
        return write_histogram(request, path);
    }
    if (request.view == "sweep") {
        return write_sweep(request, path);
    }
    if (request.view == "efficiency") {
        RoundChart chart(RoundChart::Figure::efficiency);
        return write_variants(chart, request, path);
    }
    if (request.view == "findings") {
        FindingsPage page;
        page.set_theme(request.theme);
        page.show_session(request.sessions.front());
        page.list().wait_for_advice();
        return write_widget(page, request, path);
    }
    if (request.view == "compare") {
        ComparePage page;
        page.set_theme(request.theme);
        const std::vector<RunSummary> runs = summaries(request);
        std::vector<QString> keys;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            page.add_run(runs[i], request.sessions[i]);
            keys.push_back(runs[i].key);
        }
        page.compare(std::move(keys));
        const GroupView view =
            make_group_view(request.sessions.front(), request.cursor.launch, request.cursor.group);
        page.show_cursor(view, request.cursor);
        return write_widget(page, request, path);
    }
    VariantChart chart(request.view == "times" ? VariantChart::Figure::time : VariantChart::Figure::requests);
    return write_variants(chart, request, path);
}

} // namespace lockstep::gui
