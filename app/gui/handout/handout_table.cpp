#include "app/gui/handout/handout_table.h"

#include "app/gui/theme/fonts.h"
#include "app/words/visible_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace lockstep::gui {
namespace {

constexpr double column_gap = 10; ///< space between columns
constexpr double cell_pad = 3;    ///< space above and below a text
constexpr double cell_rounding = 0.5;
constexpr int cell_wrap = Qt::TextWordWrap | Qt::TextWrapAnywhere | Qt::AlignTop;

QFont cell_font(HandoutColumn::Kind kind, bool is_strong) {
    const bool is_code = kind == HandoutColumn::Kind::code && !is_strong;
    QFont font = font_for(is_code     ? FontRole::code
                          : is_strong ? FontRole::second_strong
                                      : FontRole::secondary);
    font.setStyleStrategy(QFont::PreferNoShaping); // readers of the file do not find the signs of a ligature
    return font;
}

int cell_alignment(HandoutColumn::Kind kind) {
    return kind == HandoutColumn::Kind::number ? Qt::AlignRight : Qt::AlignLeft;
}

HandoutCell shown_cell(HandoutCell cell, HandoutColumn::Kind kind) {
    if (kind == HandoutColumn::Kind::code) {
        cell.text.replace(QLatin1Char('\t'), QStringLiteral("    "));
    }
    cell.text = QString::fromStdString(visible_line(cell.text.toStdString()));
    return cell;
}

/// Returns the width of the longest word of a cell. Source code may be cut anywhere, so a part of it counts.
double longest_word(const QFontMetricsF& metrics, const QString& text, HandoutColumn::Kind kind) {
    constexpr double most_code_width = 160;
    double longest = 0;
    for (const QString& each : text.split(QLatin1Char(' '))) {
        longest = std::max(longest, metrics.horizontalAdvance(each));
    }
    return kind == HandoutColumn::Kind::code ? std::min(longest, most_code_width) : longest;
}

} // namespace

QColor warm_ground(const Theme& theme, double heat) {
    constexpr double most = 0.4; // share of the warm colour
    const double share = most * std::clamp(heat, 0.0, 1.0);
    const QColor cold = theme[Role::panel];
    const QColor warm = theme[Role::warn];
    const auto mixed = [share](int a, int b) { return static_cast<int>(std::lround(a + share * (b - a))); };
    return {mixed(cold.red(), warm.red()), mixed(cold.green(), warm.green()),
            mixed(cold.blue(), warm.blue())};
}

DrawnTable::DrawnTable(const HandoutTable& table, double width) : columns_(table.columns) {
    if (!table.title.isEmpty()) {
        lines_.push_back({.cells = {shown_cell({table.title}, HandoutColumn::Kind::text)}, .is_title = true});
    }
    Line heads{.cells = {}, .is_strong = true};
    for (const HandoutColumn& column : columns_) {
        heads.cells.push_back(shown_cell({column.title}, HandoutColumn::Kind::text));
    }
    lines_.push_back(std::move(heads));
    for (const std::vector<HandoutCell>& row : table.rows) {
        Line line;
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            line.cells.push_back(shown_cell(row[i], columns_[i].kind));
        }
        lines_.push_back(std::move(line));
    }
    set_widths(width);
    double end = 0;
    for (const Line& line : lines_) {
        end += line_height(line);
        ends_.push_back(end);
    }
}

/// Gives each column the width of its texts. If the table would be too wide, columns are narrowed, but not
/// below their longest word, as far as possible. In a table that is not too wide, the widest column takes the
/// room that is left.
void DrawnTable::set_widths(double width) {
    widths_.assign(columns_.size(), 0);
    std::vector<double> least(columns_.size(), 0);
    for (const Line& line : lines_) {
        for (std::size_t i = 0; i < line.cells.size() && !line.is_title; ++i) {
            const QFontMetricsF metrics(cell_font(columns_[i].kind, line.is_strong));
            const QString& text = line.cells[i].text;
            widths_[i] = std::max(widths_[i], metrics.horizontalAdvance(text) + 2);
            least[i] = std::max(least[i], longest_word(metrics, text, columns_[i].kind) + 2);
        }
    }
    const double room = width - column_gap * static_cast<double>(columns_.size() - 1);
    const double all = std::accumulate(widths_.begin(), widths_.end(), 0.0);
    const double needed = std::accumulate(least.begin(), least.end(), 0.0);
    if (all <= room) {
        *std::ranges::max_element(widths_) += room - all;
        return;
    }
    for (std::size_t i = 0; i < widths_.size(); ++i) {
        widths_[i] = needed < room ? least[i] + (widths_[i] - least[i]) * (room - needed) / (all - needed)
                                   : least[i] * room / needed;
    }
}

double DrawnTable::line_height(const Line& line) const {
    double height = 0;
    const double whole = std::accumulate(widths_.begin(), widths_.end(),
                                         column_gap * static_cast<double>(columns_.size() - 1));
    for (std::size_t i = 0; i < line.cells.size(); ++i) {
        const QFontMetricsF metrics(
            cell_font(line.is_title ? HandoutColumn::Kind::text : columns_[i].kind, line.is_strong));
        const double width = line.is_title ? whole : widths_[i];
        const QRectF text = metrics.boundingRect(QRectF(0, 0, width, 1e6), cell_wrap, line.cells[i].text);
        height = std::max({height, text.height(), metrics.height()});
    }
    return height + 2 * cell_pad;
}

std::vector<double> DrawnTable::row_ends() const {
    const std::size_t heads = lines_.front().is_title ? 2 : 1;
    return {ends_.begin() + static_cast<std::ptrdiff_t>(std::min(heads, ends_.size() - 1)), ends_.end()};
}

void DrawnTable::draw(QPainter& painter, double from, double to) const {
    double top = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (top >= from - cell_rounding && ends_[i] <= to + cell_rounding) {
            draw_line(painter, lines_[i], top - from, ends_[i] - top);
        }
        top = ends_[i];
    }
}

void DrawnTable::draw_line(QPainter& painter, const Line& line, double top, double height) const {
    const Theme theme(ThemeName::light);
    const double whole = std::accumulate(widths_.begin(), widths_.end(),
                                         column_gap * static_cast<double>(columns_.size() - 1));
    double left = 0;
    for (std::size_t i = 0; i < line.cells.size(); ++i) {
        const HandoutCell& cell = line.cells[i];
        const auto kind = line.is_title ? HandoutColumn::Kind::text : columns_[i].kind;
        const double width = line.is_title ? whole : widths_[i];
        if (cell.heat > 0) {
            painter.fillRect(QRectF(left - 3, top, width + 6, height), warm_ground(theme, cell.heat));
        }
        painter.setFont(cell_font(kind, line.is_strong));
        painter.setPen(theme[line.is_title ? Role::text2 : Role::text]);
        painter.drawText(QRectF(left, top + cell_pad, width, height - cell_pad),
                         cell_wrap | cell_alignment(kind), cell.text);
        left += width + column_gap;
    }
    if (!line.is_title) {
        painter.setPen(theme[line.is_strong ? Role::text2 : Role::border]);
        painter.drawLine(QPointF(0, top + height), QPointF(whole, top + height));
    }
}

} // namespace lockstep::gui
