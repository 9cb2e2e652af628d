#include "app/gui/compare/link.h"
#include "app/gui/exporting/run_papers.h"
#include "app/gui/model/run_identities.h"
#include "app/gui/model/run_summary.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/step_words.h"
#include "app/gui/scenes/stage/stage_scene.h"

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

/// A row of the table: what is measured, a value a run, and where it comes from.
struct TableRow {
    QString measure;
    QStringList values;
    QString from;
    bool explains = false;
};

Scene row_scene(const TableRow& row, FontRole font) {
    Scene scene;
    scene.size = {paper_width, row_height};
    if (row.explains) {
        scene.shapes.push_back(filled({0, 0, paper_width, row_height}, Role::warn_soft));
    }
    const double column = (paper_width - measure_width - from_width) / static_cast<double>(row.values.size());
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

/// One scene a table, so that no page cuts it from its head; rows are few.
Scene table_of(const std::vector<RunSummary>& runs) {
    Scene table;
    double top = 0;
    const auto add = [&](const TableRow& row, FontRole font) {
        append(table, row_scene(row, font), {0, top});
        top += row_height;
    };
    TableRow head{ComparePaper::tr("Measure"), {}, ComparePaper::tr("From", "where a figure comes from")};
    for (const RunSummary& run : runs) {
        head.values << run.title;
    }
    add(head, FontRole::second_strong);
    for (const ComparisonRow& row : comparison_rows(runs)) {
        TableRow line{row.measure, {}, row.from, row.explains};
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            line.values << (row.ratios[i].isEmpty()
                                ? row.values[i]
                                : QStringLiteral("%1 (%2)").arg(row.values[i], row.ratios[i]));
        }
        add(line, FontRole::secondary);
    }
    table.size = {paper_width, top};
    return table;
}

/// The run's stage where the first run's cursor leads.
void add_stage(Paper& paper, const RunSummary& run, const std::shared_ptr<const Session>& session,
               const GroupView& first, const Cursor& cursor) {
    Cursor at = cursor;
    at.launch = std::min(cursor.launch, session->launch_count() - 1);
    at.group = Group(std::min(cursor.group.value(), session->trace(at.launch).groups().end - 1));
    const GroupView view = make_group_view(session, at.launch, at.group);
    at.tick =
        first.session == session ? cursor.tick : linked_tick(first, cursor.tick, view, LinkBy::round).tick;
    at.warp = Warp(std::min(cursor.warp.value(), view.steps->warps - 1));
    paper.add_heading(run.title);
    paper.add_text(tick_sentence(view, at.tick), FontRole::secondary, Role::text2);
    paper.add_picture(whole_scene(stage_picture, view, at, {paper_width, picture_height}, {}));
}

} // namespace

Paper compare_paper(const std::vector<std::shared_ptr<const Session>>& sessions, const Cursor& cursor) {
    std::vector<RunSummary> runs;
    RunIdentities identities;
    for (const auto& session : sessions) {
        runs.push_back(summarise(
            make_group_view(session, std::min(cursor.launch, session->launch_count() - 1), Group(0))));
        identities.identify(runs.back());
    }
    runs = as_compared(std::move(runs));
    Paper paper;
    QStringList titles;
    std::vector<const RunSummary*> all;
    for (const RunSummary& run : runs) {
        titles << run.title;
        all.push_back(&run);
    }
    paper.add_title(ComparePaper::tr("Side by side: %1").arg(titles.join(QStringLiteral(", "))),
                    devices_text(all));
    for (const QString& sentence : comparison_sentences(runs)) {
        paper.add_text(sentence);
    }
    paper.add_picture(table_of(runs));
    const GroupView first = make_group_view(sessions.front(), cursor.launch, cursor.group);
    for (std::size_t i = 0; i < sessions.size(); ++i) {
        add_stage(paper, runs[i], sessions[i], first, cursor);
    }
    return paper;
}

} // namespace lockstep::gui
