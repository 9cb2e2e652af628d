#include "app/gui/present/sheet_script.h"

#include "app/gui/present/slide_parts.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace lockstep::gui {
namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(SheetWords)
};

/// Returns the first text of a block.
QString first_text(const Scene& block) {
    for (const Shape& shape : block.shapes) {
        if (const auto* label = std::get_if<Label>(&shape)) {
            return label->text;
        }
    }
    return {};
}

double top_of(const Shape& shape) {
    if (const auto* line = std::get_if<Line>(&shape)) {
        return line->points.front().y() - 1; // a line below a row belongs to it
    }
    return std::visit(
        [](const auto& s) {
            if constexpr (requires { s.rect; }) {
                return s.rect.top();
            } else {
                return 0.0;
            }
        },
        shape);
}

/// Returns the rows of a table from `first` to `end`, as a table of its own.
Scene rows_of(const Scene& table, double row_height, std::size_t first, std::size_t end) {
    Scene part;
    for (const Shape& shape : table.shapes) {
        const double row = std::max(0.0, std::floor(top_of(shape) / row_height));
        const bool is_in = row >= static_cast<double>(first) && row < static_cast<double>(end);
        if (is_in) {
            part.shapes.push_back(shape);
        }
    }
    Scene moved;
    append(moved, std::move(part), {0, -static_cast<double>(first) * row_height});
    moved.size = {table.size.width(), static_cast<double>(end - first) * row_height};
    return moved;
}

/// Returns tables of at most the height of a sheet, each with the head.
std::vector<Scene> split_table(const Scene& table, double row_height) {
    const auto rows = static_cast<std::size_t>(std::lround(table.size.height() / row_height));
    const auto most = static_cast<std::size_t>(sheet_height / row_height);
    if (rows <= most) {
        return {table};
    }
    const std::size_t parts = (rows - 1 + most - 2) / (most - 1);
    const std::size_t each = (rows - 1 + parts - 1) / parts; // parts of similar height
    std::vector<Scene> tables;
    for (std::size_t first = 1; first < rows; first += each) {
        Scene part = rows_of(table, row_height, 0, 1);
        Scene body = rows_of(table, row_height, first, std::min(rows, first + each));
        const double height = row_height + body.size.height();
        append(part, std::move(body), {0, row_height});
        part.size.setHeight(height);
        tables.push_back(std::move(part));
    }
    return tables;
}

bool is_heading(const Paper& paper, std::size_t block) {
    return std::ranges::find(paper.headings, block) != paper.headings.end();
}

/// Removes the last heading, with the short text below it, which would fill no slide. Returns what stands beside the
/// title of the picture that follows: the heading, and the text that was removed.
QString take_short_end(Paper& part, const QString& heading) {
    constexpr double short_text = 30;
    const std::size_t count = part.blocks.size();
    if (part.headings.empty() || count - part.headings.back() > 2 ||
        part.blocks.back().size.height() > short_text) {
        return heading;
    }
    const bool has_text = count - part.headings.back() == 2;
    const QString text = has_text ? first_text(part.blocks.back()) : QString();
    part.blocks.resize(part.headings.back());
    part.headings.pop_back();
    return has_text ? heading + QStringLiteral(" · ") + text : heading;
}

} // namespace

SheetScript::SheetScript(std::shared_ptr<Exported> page) : title_(page->proposed_title()) {
    if (const Paper* paper = page->blocks(); paper != nullptr) {
        title_ = paper->title;
        add_all(*paper);
    } else {
        auto sheet = std::make_shared<PresentedSheet>();
        sheet->page = std::move(page);
        add(std::move(sheet));
    }
    if (outline_.empty() || outline_.front().state > 0) {
        outline_.insert(outline_.begin(), {title_, 0});
    }
}

void SheetScript::add(std::shared_ptr<const PresentedSheet> sheet) {
    PresentedState state{.kind = PresentedKind::sheet, .cursor = {}, .key = {}};
    state.caption = QString();
    state.sheet = std::move(sheet);
    states_.push_back(std::move(state));
}

/// Adds all blocks but the title, which stands above every slide.
void SheetScript::add_all(const Paper& paper) {
    Paper part;
    QString heading;
    for (std::size_t block = 1; block < paper.blocks.size(); ++block) {
        const Scene& scene = paper.blocks[block];
        const auto picture = std::ranges::find(paper.pictures, block, &PaperPicture::block);
        const auto table = std::ranges::find(paper.tables, block, &PaperTable::block);
        if (picture != paper.pictures.end()) {
            const std::size_t headings = part.headings.size();
            const QString beside = take_short_end(part, heading);
            const bool is_taken = part.headings.size() < headings;
            add_blocks(std::exchange(part, {}));
            if (is_taken) {
                outline_.push_back({heading, states_.size()});
            }
            add_picture(picture->shown, beside);
        } else if (table != paper.tables.end()) {
            std::ranges::move(split_table(scene, table->row_height), std::back_inserter(part.blocks));
        } else {
            if (is_heading(paper, block)) {
                heading = first_text(scene);
                part.headings.push_back(part.blocks.size());
            }
            part.blocks.push_back(scene);
        }
    }
    add_blocks(part);
}

/// Adds sheets with these blocks.
void SheetScript::add_blocks(const Paper& part) {
    if (part.blocks.empty()) {
        return;
    }
    for (const std::vector<PlacedBlock>& placed : pages_of(part, sheet_height)) {
        auto sheet = std::make_shared<PresentedSheet>();
        for (const PlacedBlock& each : placed) {
            const Scene& block = part.blocks[each.block];
            sheet->blocks.push_back({block, each.top, each.scale});
            if (is_heading(part, each.block)) {
                outline_.push_back({first_text(block), states_.size()});
            }
        }
        add(std::move(sheet));
    }
}

void SheetScript::add_picture(const ShownPicture& shown, const QString& heading) {
    PresentedState state{.kind = PresentedKind::step, .cursor = shown.cursor, .key = {}};
    state.view = std::make_shared<const GroupView>(shown.view);
    state.picture = shown.picture->name;
    state.beside = heading;
    states_.push_back(std::move(state));
}

PresentedState SheetScript::state(std::size_t index) const {
    const std::size_t at = std::min(index, states_.size() - 1);
    PresentedState state = states_[at];
    state.key = "sheet " + std::to_string(at + 1);
    if (states_.size() > 1) {
        state.counter = SheetWords::tr("%1 of %2", "the number of a slide; the number of slides")
                            .arg(at + 1)
                            .arg(states_.size());
    }
    return state;
}

} // namespace lockstep::gui
