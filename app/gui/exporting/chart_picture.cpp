#include "app/gui/exporting/chart_picture.h"

#include "app/common/progress_line.h"
#include "app/gui/charts/histogram_chart.h"
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/exporting/asked_sweep.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/run_papers.h"
#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/style_sheet.h"
#include "app/gui/workspace/run_summary.h"
#include "core/recording/sweep.h"
#include "core/session/histograms.h"

#include <QApplication>

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

Status write_as_asked(ChartBase& chart, const ChartRequest& request, const std::filesystem::path& path) {
    chart.set_theme(request.theme);
    return write_plot(chart, request.size, request.scale, path);
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
    return write_as_asked(chart, request, path);
}

Status write_sweep(const ChartRequest& request, const std::filesystem::path& path) {
    const Reader reader = window_reader();
    ProgressLine line(reader);
    auto done = asked_sweep(request.run, request.over, line.sink());
    if (!done) {
        return done.error();
    }
    SweepChart chart;
    chart.show_sweep(std::make_shared<const Sweep>(std::move(done).value()), SweepChart::Form::map);
    return write_as_asked(chart, request, path);
}

Status write_variants(ChartBase& chart, const ChartRequest& request, const std::filesystem::path& path) {
    const std::vector<RunSummary> runs = summaries(request);
    chart.set_runs(runs, runs.front().key);
    return write_as_asked(chart, request, path);
}

} // namespace

const std::vector<std::string>& chart_views() {
    static const std::vector<std::string> views{"times",   "sweep",   "efficiency", "conflicts",
                                                "sectors", "compare", "findings"};
    return views;
}

QImage chart_image(ChartBase& chart, QSize size, double scale) {
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    chart.paint(image, size);
    return image;
}

Status write_plot(ChartBase& chart, QSize size, double scale, const std::filesystem::path& path) {
    const std::string ending = path.extension().string();
    if (ending == ".png") {
        if (Status fits = fits_in_pixels(size, scale); !fits) {
            return fits;
        }
        return write_image(chart_image(chart, size, scale), path);
    }
    const auto draw = [&](QPaintDevice& device) { chart.paint(device, size); };
    if (ending == ".svg") {
        return write_bytes(svg_bytes(size, chart.title(), chart.subtitle(), draw), path);
    }
    return ending == ".pdf" ? write_bytes(pdf_bytes(size, chart.title(), draw), path)
                            : not_a_picture_file(path);
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
        return write_paper(findings_paper(request.sessions.front()), request.theme, path, request.scale);
    }
    if (request.view == "compare") {
        const std::vector<StagedRun> runs = staged_runs(request.sessions, request.cursor.launch);
        const ComparedPlace place{
            .from = make_group_view(request.sessions.front(), request.cursor.launch, request.cursor.group),
            .cursor = request.cursor,
            .picture = picture_named(QString::fromStdString(request.picture)),
            .by = request.linked_by};
        return write_paper(compare_paper(runs, place), request.theme, path, request.scale);
    }
    VariantChart chart(request.view == "times" ? VariantChart::Figure::time : VariantChart::Figure::requests);
    return write_variants(chart, request, path);
}

} // namespace lockstep::gui
