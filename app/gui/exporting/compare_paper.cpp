#include "app/gui/compare/link.h"
#include "app/gui/compare/stage_pane.h"
#include "app/gui/exporting/run_papers.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/workspace/run_summary.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct ComparePaper {
    Q_DECLARE_TR_FUNCTIONS(ComparePaper)
};

constexpr double row_height = 22;
constexpr double measure_width = 220;
constexpr double from_width = 70;
constexpr double picture_height = 380;

/// A row of the table: the measure, one value per run, and the source.
struct TableRow {
    QString measure;
    QStringList values;
    QString from;
    bool explains = false;
};

double column_width(std::size_t runs) {
    return (paper_width - measure_width - from_width) / static_cast<double>(runs);
}

Scene row_scene(const TableRow& row, FontRole font) {
    Scene scene;
    scene.size = {paper_width, row_height};
    if (row.explains) {
        scene.shapes.push_back(filled({0, 0, paper_width, row_height}, Role::warn_soft));
    }
    const double column = column_width(static_cast<std::size_t>(row.values.size()));
    scene.shapes.push_back(elided_label({4, 0, measure_width - 8, row_height}, row.measure, font));
    for (qsizetype i = 0; i < row.values.size(); ++i) {
        const double left = measure_width + static_cast<double>(i) * column;
        scene.shapes.push_back(elided_label({left, 0, column - 12, row_height}, row.values[i], font,
                                            Role::text, Qt::AlignRight | Qt::AlignVCenter));
    }
    scene.shapes.push_back(
        elided_label({paper_width - from_width, 0, from_width, row_height}, row.from, font, Role::text2));
    scene.shapes.push_back(straight({0, row_height}, {paper_width, row_height}, Role::border));
    return scene;
}

/// Returns the titles of the runs, or their letters if a title does not fit; the heading explains the
/// letters.
QStringList heads_of(const std::vector<RunSummary>& runs) {
    QStringList titles;
    QStringList letters;
    bool fit = true;
    for (const RunSummary& run : runs) {
        titles << run.title;
        letters << letter_of(run);
        fit = fit && text_width(FontRole::second_strong, run.title) <= column_width(runs.size()) - 12;
    }
    return fit ? titles : letters;
}

QString sign_of(Difference difference) {
    switch (difference) {
    case Difference::better:
        return QStringLiteral("▲ ");
    case Difference::worse:
        return QStringLiteral("▼ ");
    case Difference::same:
        return QStringLiteral("= ");
    case Difference::unclear:
        return QStringLiteral("≈ ");
    default:
        return {};
    }
}

QString value_of(const ComparisonRow& row, std::size_t run) {
    return row.ratios[run].isEmpty() ? row.values[run]
                                     : QStringLiteral("%1 (%2%3)")
                                           .arg(row.values[run], sign_of(row.verdicts[run]), row.ratios[run]);
}

/// Returns the table as one scene, so that no page break separates it from its header; it has few rows.
Scene table_of(const std::vector<RunSummary>& runs) {
    Scene table;
    double top = 0;
    const auto add = [&](const TableRow& row, FontRole font) {
        append(table, row_scene(row, font), {0, top});
        top += row_height;
    };
    TableRow head{ComparePaper::tr("Metric"), {}, ComparePaper::tr("From", "where a figure comes from")};
    head.values = heads_of(runs);
    add(head, FontRole::second_strong);
    for (const ComparisonRow& row : comparison_rows(runs)) {
        TableRow line{row.measure, {}, row.from, row.explains};
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            line.values << value_of(row, i);
        }
        add(line, FontRole::secondary);
    }
    table.size = {paper_width, top};
    return table;
}

/// Adds the picture of a run at the step that corresponds to the cursor.
void add_picture_of(Paper& paper, const StagedRun& run, const ComparedPlace& place) {
    const PlaceInRun at = place_in(run, place);
    paper.add_heading(run.run.title);
    paper.add_text(place_text(at.view, at.cursor.tick, at.waits), FontRole::secondary, Role::text2);
    paper.add_picture(ShownPicture{place.picture, at.view, at.cursor, {paper_width, picture_height}, {}});
}

/// Explains the symbols in the table, and names the run to which ratios refer.
QStringList notes_of(const std::vector<RunSummary>& runs) {
    QStringList notes{ComparePaper::tr(
        "Ratios are relative to the first run: ▲ better, ▼ worse, = same, ≈ no clear difference.")};
    const auto rows = comparison_rows(runs);
    if (std::ranges::any_of(rows, &ComparisonRow::explains)) {
        notes << ComparePaper::tr("The highlighted row is the metric mentioned above.");
    }
    notes << times_note(runs);
    notes.removeAll(QString());
    return notes;
}

} // namespace

PlaceInRun place_in(const StagedRun& run, const ComparedPlace& place) {
    Cursor at = place.cursor;
    at.launch = std::min(at.launch, run.session->launch_count() - 1);
    at.group = Group(std::min(at.group.value(), run.session->trace(at.launch).groups().end - 1));
    const bool is_own = place.from.session == run.session;
    PlaceInRun found{make_group_view(run.session, at.launch, at.group), at};
    const LinkedTick linked =
        is_own ? LinkedTick{at.tick, false} : linked_tick(place.from, at.tick, found.view, place.by);
    found.cursor.tick = linked.tick;
    found.cursor.warp = Warp(std::min(at.warp.value(), found.view.steps->warps - 1));
    found.waits = linked.waits;
    return found;
}

std::vector<StagedRun> staged_runs(const std::vector<std::shared_ptr<const Session>>& sessions,
                                   std::size_t launch) {
    std::vector<RunSummary> runs;
    RunIdentities identities;
    for (const auto& session : sessions) {
        runs.push_back(
            summarise(make_group_view(session, std::min(launch, session->launch_count() - 1), Group(0))));
        identities.identify(runs.back());
    }
    runs = as_compared(std::move(runs));
    std::vector<StagedRun> staged;
    for (std::size_t i = 0; i < sessions.size(); ++i) {
        staged.push_back({runs[i], sessions[i]});
    }
    return staged;
}

MissingParts missing_of_comparison(const std::vector<StagedRun>& runs, const ComparedPlace& place) {
    for (const StagedRun& run : runs) {
        if (run.session == nullptr) {
            continue;
        }
        PlaceInRun at = place_in(run, place);
        at.view.only_at_hand = true;
        std::vector<PartKey> parts = missing_parts(*place.picture, at.view, at.cursor);
        if (!parts.empty()) {
            return {run.session, std::move(parts)};
        }
    }
    return {};
}

Paper compare_paper(const std::vector<StagedRun>& staged, const ComparedPlace& place) {
    std::vector<RunSummary> runs;
    QStringList titles;
    for (const StagedRun& each : staged) {
        runs.push_back(each.run);
        titles << each.run.title;
    }
    std::vector<const RunSummary*> all;
    all.reserve(runs.size());
    for (const RunSummary& run : runs) {
        all.push_back(&run);
    }
    Paper paper;
    paper.add_title(ComparePaper::tr("Side by side: %1").arg(titles.join(QStringLiteral(", "))),
                    devices_text(all));
    for (const QString& sentence : comparison_meaning(runs)) {
        paper.add_text(sentence);
    }
    paper.add_table(table_of(runs), row_height);
    for (const QString& note : notes_of(runs)) {
        paper.add_text(note, FontRole::secondary, Role::text2);
    }
    for (const StagedRun& run : staged) {
        if (run.session != nullptr) {
            add_picture_of(paper, run, place);
        }
    }
    return paper;
}

} // namespace lockstep::gui
