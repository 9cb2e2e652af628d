#include "app/gui/reporting/report_maker.h"

#include "app/common/place/place_text.h"
#include "app/gui/compare/comparison.h"
#include "app/gui/exporting/provenance.h"
#include "app/gui/exporting/render_line.h"
#include "app/gui/exporting/run_papers.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/handout/markdown_html.h"
#include "app/gui/reporting/report_tables.h"
#include "app/gui/sweep/sweep_text.h"
#include "app/gui/theme/language.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/run_summary.h"

#include <QCoreApplication>
#include <QStringList>
#include <utility>

namespace lockstep::gui {
namespace {

struct ReportPages {
    Q_DECLARE_TR_FUNCTIONS(ReportPages)
};

HandoutText report_paragraph(const QString& text, bool is_quiet = false) {
    return {.html = QStringLiteral("<p>%1</p>").arg(plain_html(text)), .is_quiet = is_quiet};
}

HandoutText report_code(const QString& text) {
    return {.html = QStringLiteral("<p><code>%1</code></p>").arg(plain_html(text))};
}

std::vector<RunSummary> summaries_of(const ReportRequest& request) {
    std::vector<std::shared_ptr<const Session>> sessions;
    for (const ReportedRun& run : request.runs) {
        sessions.push_back(run.session);
    }
    std::vector<RunSummary> runs;
    for (const StagedRun& staged : staged_runs(sessions, 0)) {
        runs.push_back(staged.run);
    }
    return runs;
}

QString facts_of(const RunSummary& run) {
    QStringList facts{run.elements, device_text(run.device, run.is_cpu), run.hardware};
    facts.removeAll(QString());
    return facts.join(QStringLiteral(" · "));
}

/// Adds the metrics of the runs side by side, and what they mean.
void add_comparison(const std::vector<RunSummary>& runs, Handout& report) {
    report.parts.emplace_back(HandoutHeading{.text = ReportPages::tr("Comparison")});
    for (const QString& sentence : comparison_meaning(runs)) {
        report.parts.emplace_back(report_paragraph(sentence));
    }
    HandoutTable table{.title = ReportPages::tr("Ratios are relative to the first run."),
                       .columns = {{ReportPages::tr("Metric")}}};
    for (const RunSummary& run : runs) {
        table.columns.push_back({run.title, HandoutColumn::Kind::number});
    }
    table.columns.push_back({ReportPages::tr("From", "where a figure comes from")});
    for (const ComparisonRow& row : comparison_rows(runs)) {
        std::vector<HandoutCell> cells{{row.measure}};
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            cells.push_back({row.ratios[i].isEmpty()
                                 ? row.values[i]
                                 : QStringLiteral("%1 (%2)").arg(row.values[i], row.ratios[i])});
        }
        cells.push_back({row.from});
        table.rows.push_back(std::move(cells));
    }
    report.parts.emplace_back(std::move(table));
    if (const QString note = times_note(runs); !note.isEmpty()) {
        report.parts.emplace_back(report_paragraph(note, true));
    }
}

void add_sweep(const Sweep& sweep, Handout& report) {
    report.parts.emplace_back(HandoutHeading{.text = ReportPages::tr("Sweep")});
    report.parts.emplace_back(report_paragraph(recommendation_text(sweep)));
    report.parts.emplace_back(sweep_table(sweep));
    if (const QString kept = kept_text(sweep); !kept.isEmpty()) {
        report.parts.emplace_back(report_paragraph(kept, true));
    }
}

/// Adds the command that writes the same report, the link, and what the file was made with.
void add_origin(const ReportRequest& request, Handout& report) {
    ViewPlace place = request.place;
    place.runs.clear();
    for (const ReportedRun& run : request.runs) {
        place.runs.push_back(run.run);
    }
    // Own files are named without their folders, because the report may be given to others.
    const auto shown = place_from(public_place(place).toStdString(), place_names());
    report.parts.emplace_back(HandoutHeading{.text = ReportPages::tr("How to repeat this report")});
    report.parts.emplace_back(report_paragraph(ReportPages::tr("This command writes the report again:")));
    report.parts.emplace_back(
        report_code(render_line(shown ? *shown : place, {.file = QStringLiteral("report.html"),
                                                         .command = QStringLiteral("report")})));
    HandoutTable table{.title = ReportPages::tr("How this file was made"),
                       .columns = {{ReportPages::tr("Fact")}, {ReportPages::tr("Value")}}};
    report.made = provenance(*request.runs.front().session, place);
    for (const ProvenanceItem& item : report.made) {
        table.rows.push_back({{item.key}, {item.value}});
    }
    report.parts.emplace_back(std::move(table));
}

} // namespace

Result<Handout> report_of(const ReportRequest& request, const ProgressSink& progress) {
    const std::vector<RunSummary> runs = summaries_of(request);
    QStringList titles;
    for (const RunSummary& run : runs) {
        titles << run.title;
    }
    Handout report{
        .title = ReportPages::tr("Report: %1", "titles of runs").arg(titles.join(QStringLiteral(", "))),
        .language = QString::fromStdString(catalogue_language()).replace(QLatin1Char('_'), QLatin1Char('-')),
        .parts = {}};
    report.parts.emplace_back(HandoutHeading{.text = report.title, .level = 1});
    const bool is_single = runs.size() == 1;
    if (is_single) {
        report.parts.emplace_back(report_paragraph(facts_of(runs.front()), true));
    } else {
        add_comparison(runs, report);
    }
    if (request.sweep != nullptr) {
        add_sweep(*request.sweep, report);
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!is_single) {
            report.parts.emplace_back(HandoutBreak{});
            report.parts.emplace_back(HandoutHeading{.text = runs[i].title});
            report.parts.emplace_back(report_paragraph(facts_of(runs[i]), true));
        }
        RunSections sections(request, i, is_single ? 2 : 3);
        if (Status prepared = sections.prepare(progress); !prepared) {
            return prepared.error();
        }
        auto parts = sections.finished(progress);
        if (!parts) {
            return parts.error();
        }
        report.parts.insert(report.parts.end(), parts->begin(), parts->end());
    }
    add_origin(request, report);
    return report;
}

} // namespace lockstep::gui
