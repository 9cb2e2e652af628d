#include "app/gui/scenes/model/model_card.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/model_cards.h"
#include "app/gui/scenes/model/slot_rows.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/model_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace lockstep::gui {
namespace {

struct StallWords {
    Q_DECLARE_TR_FUNCTIONS(StallWords)
};

constexpr std::size_t most_lines = 5;
constexpr double line_bar = 12;

struct StallRow {
    SlotState state;
    std::uint32_t index; ///< of ModelFigure::stall
    std::uint64_t cycles;
    QString words;
};

std::vector<StallRow> stall_rows(const Stalls& stalls) {
    const auto row = [](SlotState state, WaitReason reason, std::uint64_t cycles) {
        return StallRow{state, static_cast<std::uint32_t>(reason), cycles, model_text(wait_words(reason))};
    };
    return {row(SlotState::global, WaitReason::global, stalls.global),
            row(SlotState::local, WaitReason::local, stalls.local),
            row(SlotState::barrier, WaitReason::barrier, stalls.barrier),
            row(SlotState::arithmetic, WaitReason::dependency, stalls.dependency),
            {SlotState::ready, ready_stall, stalls.ready, StallWords::tr("issue slot: another warp issues")}};
}

struct LineStalls {
    const SiteInfo* site = nullptr; ///< the first site of the line
    Stalls stalls;
};

/// The lines with the most waiting cycles, largest first.
std::vector<LineStalls> lines_by_stall(const GroupView& view, const Simulation& run) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, LineStalls> by_line;
    for (std::size_t i = 0; i < run.stalls_by_site.size(); ++i) {
        const SiteInfo& site = view.trace().program.sites[i];
        LineStalls& line = by_line[{site.file, site.line}];
        line.site = line.site == nullptr ? &site : line.site;
        line.stalls += run.stalls_by_site[i];
    }
    std::vector<LineStalls> lines;
    for (const auto& [place, line] : by_line) {
        if (line.stalls.sum() > 0) {
            lines.push_back(line);
        }
    }
    std::ranges::stable_sort(lines, std::greater(), [](const LineStalls& line) { return line.stalls.sum(); });
    lines.resize(std::min(lines.size(), most_lines));
    return lines;
}

void add_numbers(ModelCard& card, std::uint64_t cycles, double all, const SceneId& id) {
    constexpr double height = ModelCard::row_height - 5;
    card.scene.shapes.push_back(
        number_label({card.right() - 146, card.y, 82, height}, count_text(cycles), id));
    card.scene.shapes.push_back(text_label({card.right() - 60, card.y, 60, height},
                                           share_text(static_cast<double>(cycles) / all), FontRole::body,
                                           Role::text2, Qt::AlignRight | Qt::AlignVCenter));
}

void add_name(ModelCard& card, const QString& name) {
    card.scene.shapes.push_back(
        elided_label({card.left, card.y, card.width - 150, ModelCard::row_height - 5}, name));
}

void add_reason(ModelCard& card, const StallRow& row, double all) {
    const SceneId id = figure_id(ModelFigure::stall, row.index);
    card.area(id);
    add_name(card, row.words);
    add_numbers(card, row.cycles, all, id);
    const double width = card.width * static_cast<double>(row.cycles) / all;
    Box box = slot_state_box(row.state,
                             {card.left, card.y + ModelCard::row_height - 4, std::max(1.0, width), 3}, false);
    box.fill = box.fill.role == Role::none ? Role::masked_line : box.fill.role;
    box.id = id;
    if (row.cycles > 0) {
        card.scene.shapes.push_back(box);
    }
    card.y += ModelCard::row_height;
}

/// A bar with the length of the line's share, composed of its reasons.
void add_line(ModelCard& card, const QString& name, const LineStalls& line, double all) {
    const SceneId id = figure_id(ModelFigure::line, line.site->line);
    card.area(id, ModelCard::row_height - 5 + line_bar);
    add_name(card, name);
    add_numbers(card, line.stalls.sum(), all, id);
    double left = card.left;
    for (const StallRow& row : stall_rows(line.stalls)) {
        const double right = left + card.width * static_cast<double>(row.cycles) / all;
        const QRectF bar(std::round(left), card.y + ModelCard::row_height - 5,
                         std::round(right) - std::round(left), line_bar);
        if (bar.width() >= 1) {
            add_state_bar(card.scene, row.state, bar, id);
        }
        left = right;
    }
    card.y += ModelCard::row_height + line_bar;
}

} // namespace

double add_stall_card(ModelCard card, const GroupView& view, const Simulation& run) {
    card.head(StallWords::tr("Stall reasons"), StallWords::tr("warp cycles · share"));
    const auto all = static_cast<double>(std::max<std::uint64_t>(1, run.stalls.sum()));
    for (const StallRow& row : stall_rows(run.stalls)) {
        add_reason(card, row, all);
    }
    card.scene.shapes.push_back(elided_label({card.left, card.y + 2, card.width, ModelCard::row_height},
                                             StallWords::tr("Lines with the most waiting, and why"),
                                             FontRole::second_strong, Role::text2));
    card.y += ModelCard::row_height + 2;
    for (const LineStalls& line : lines_by_stall(view, run)) {
        const std::string text = line_text(view.trace().program, line.site->file, line.site->line);
        const QString name = StallWords::tr("line %1: %2")
                                 .arg(line.site->line)
                                 .arg(QString::fromStdString(text.empty() ? line.site->text : text));
        add_line(card, name, line, all);
    }
    return card.y;
}

} // namespace lockstep::gui
