#include "app/gui/exporting/chart_picture.h"

#include "app/common/progress_line.h"
#include "app/gui/charts/chart_paper.h"
#include "app/gui/charts/histogram_chart.h"
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/compare/race_table.h"
#include "app/gui/exporting/asked_sweep.h"
#include "app/gui/exporting/exported_paper.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/race_picture.h"
#include "app/gui/exporting/run_papers.h"
#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/style_sheet.h"
#include "app/gui/theme/table_text.h"
#include "app/gui/workspace/run_summary.h"
#include "core/recording/sweep.h"
#include "core/session/histograms.h"

#include <QApplication>

namespace lockstep::gui {
namespace {

bool is_data_file(const std::filesystem::path& path) {
    return ending_of(path) == QLatin1String("csv");
}

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
    const auto bytes = chart_bytes(chart, request.frame, request.look, ending_of(path));
    return bytes ? write_bytes(*bytes, path) : Status(bytes.error());
}

Status write_paper(const Paper& paper, const ChartRequest& request, const std::filesystem::path& path) {
    const auto bytes = paper_bytes(paper, request.look, ending_of(path));
    return bytes ? write_bytes(*bytes, path) : Status(bytes.error());
}

/// Paints a chart in its frame, in its theme.
void draw_chart(QPaintDevice& device, ChartBase& chart, const Frame& frame, const FileLook& look,
                Medium medium) {
    const FrameFit fit = frame_fit(frame);
    const FramedPicture around = empty_frame(frame, fit);
    const double scale = fit.picture_scale / text_scale(); // the chart uses the text size of the window
    const ChartSpot spot{.at = fit.room.topLeft(),
                         .size = fit.room.size() / scale,
                         .scale = scale,
                         .has_title = frame.title.isEmpty(),
                         .is_clear = look.ground == Ground::none};
    chart.set_theme(look.theme);
    chart.show_parts({.has_legend = frame.has_legend, .has_error_bars = frame.has_error_bars});
    ChartPaper(chart).paint(
        device, spot, [&](QPainter& painter) { paint(painter, around, look.theme, medium, look.ground); });
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

Status write_race(const ChartRequest& request, const std::filesystem::path& path) {
    const auto shown = race_of(request.sessions, request.time);
    if (!shown) {
        return shown.error();
    }
    if (is_data_file(path)) {
        std::vector<unsigned> places;
        for (const StagedRun& run : staged_runs(request.sessions, 0)) {
            places.push_back(run.run.place);
        }
        RaceTable table;
        table.show_race(*shown, places);
        return write_bytes(csv_of(*table.model()).toUtf8(), path);
    }
    const MakeScene make = race_maker(*shown);
    return write_framed(framed(make, request.frame, frame_fit(request.frame, {}, make)), request.look, path);
}

Status write_trial(const ChartRequest& request, const std::filesystem::path& path) {
    const auto tried = tried_picture(request.sessions.front(), request.cursor, request.layout);
    if (!tried) {
        return tried.error();
    }
    const MakeScene make = try_maker(*tried);
    Frame frame = request.frame;
    if (frame.size.isEmpty()) {
        constexpr double usual_width = 1184;
        frame.size = try_scene(*tried, usual_width).size;
    }
    return write_framed(framed(make, frame, frame_fit(frame, {}, make)), request.look, path);
}

Status write_comparison(const ChartRequest& request, const std::filesystem::path& path) {
    const std::vector<StagedRun> runs = staged_runs(request.sessions, request.cursor.launch);
    const ComparedPlace place{
        .from = make_group_view(request.sessions.front(), request.cursor.launch, request.cursor.group),
        .cursor = request.cursor,
        .picture = picture_named(QString::fromStdString(request.picture)),
        .by = request.linked_by};
    return is_data_file(path) ? write_bytes(ExportedComparison(runs, place).data().toUtf8(), path)
                              : write_paper(compare_paper(runs, place), request, path);
}

} // namespace

const std::vector<std::string>& chart_views() {
    static const std::vector<std::string> views{"times",   "sweep", "efficiency", "conflicts", "sectors",
                                                "compare", "race",  "findings",   "try-it"};
    return views;
}

QImage chart_image(ChartBase& chart, const Frame& frame, const FileLook& look) {
    const bool is_clear = look.ground == Ground::none;
    QImage image(pixels_of(frame.size, look.scale),
                 is_clear ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    image.fill(is_clear ? QColor(Qt::transparent) : look.theme[Role::panel]);
    image.setDevicePixelRatio(look.scale);
    draw_chart(image, chart, frame, look, Medium::raster);
    image.setDevicePixelRatio(1);
    return image;
}

Result<QByteArray> chart_bytes(ChartBase& chart, const Frame& frame, const FileLook& look,
                               const QString& ending) {
    if (ending == QLatin1String("csv")) {
        return chart.as_csv().toUtf8();
    }
    if (ending == QLatin1String("png")) {
        if (const Status fits = fits_in_pixels(frame.size, look.scale); !fits) {
            return fits.error();
        }
        return png_bytes(chart_image(chart, frame, look), look.made, look.scale);
    }
    const QString title = frame.title.isEmpty() ? chart.title() : frame.title;
    const auto draw = [&](QPaintDevice& device) { draw_chart(device, chart, frame, look, Medium::vector); };
    if (ending == QLatin1String("svg")) {
        return svg_bytes(frame.size, title, chart.subtitle(), draw, look.made);
    }
    return ending == QLatin1String("pdf") ? Result<QByteArray>(pdf_bytes(frame.size, title, draw, look.made))
                                          : not_a_picture_file(ending.toStdString());
}

Status write_chart(const ChartRequest& request, const std::filesystem::path& path) {
    const bool has_data = request.view != "findings" && request.view != "try-it";
    if (!is_picture_ending(ending_of(path)) && !(has_data && is_data_file(path))) {
        return not_a_picture_file(path);
    }
    qApp->setPalette(request.look.theme.palette());
    qApp->setStyleSheet(style_sheet(request.look.theme, 1));
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
        return write_paper(findings_paper(request.sessions.front()), request, path);
    }
    if (request.view == "compare") {
        return write_comparison(request, path);
    }
    if (request.view == "race") {
        return write_race(request, path);
    }
    if (request.view == "try-it") {
        return write_trial(request, path);
    }
    VariantChart chart(request.view == "times" ? VariantChart::Figure::time : VariantChart::Figure::requests);
    return write_variants(chart, request, path);
}

} // namespace lockstep::gui
