#include "app/gui/scenes/memory/source_scene.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/memory/counters_scene.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct SourceWords {
    Q_DECLARE_TR_FUNCTIONS(SourceWords)
};

constexpr double line_height = 18;
constexpr double number_width = 44;
constexpr double head_height = 34;

const SiteInfo* site_of(const GroupView& view, const Cursor& cursor) {
    return cursor.tick.index() < view.steps->ticks.size()
               ? &view.site(view.steps->ticks[cursor.tick.index()].site)
               : nullptr;
}

/// Returns the lines of the file that contains the launch's kernel.
QStringList lines_of(const GroupView& view) {
    const Program& program = view.trace().program;
    return program.texts.empty() ? QStringList()
                                 : QString::fromStdString(program.texts.front()).split(QLatin1Char('\n'));
}

/// The lines to draw: those with sites, and a few around them, because a file may contain many kernels.
struct LineRange {
    std::uint32_t first = 1;
    std::uint32_t last = 1;
};

LineRange shown_lines(const GroupView& view, std::uint32_t lines) {
    constexpr std::uint32_t around = 6;
    LineRange range{lines, 1};
    for (const SiteInfo& site : view.trace().program.sites) {
        if (site.file == 0) {
            range = {std::min(range.first, site.line), std::max(range.last, site.line)};
        }
    }
    return range.first > range.last ? LineRange{1, lines}
                                    : LineRange{range.first > around ? range.first - around : 1,
                                                std::min(lines, range.last + around)};
}

/// Matches the parts of a line: comments, keywords, and the rest.
const QRegularExpression& parts() {
    static const QRegularExpression expression(QStringLiteral(
        "(?<comment>//.*$|/\\*.*?\\*/|^\\s*\\*.*$)|"
        "\\b(?<keyword>__kernel|kernel|__global|global|__local|local|__constant|constant|__private|const|"
        "restrict|void|bool|char|uchar|short|ushort|int|uint|long|ulong|float|double|size_t|unsigned|signed|"
        "struct|typedef|if|else|for|while|do|switch|case|default|break|continue|return|inline|static)\\b"));
    return expression;
}

void add_code(Scene& scene, const QString& text, QPointF at, double right) {
    double x = at.x();
    const auto add = [&](const QString& part, Role ink) {
        if (!part.isEmpty() && x < right) {
            const double width = text_width(FontRole::code, part);
            scene.shapes.push_back(elided_label({x, at.y(), std::min(width + 1, right - x), line_height},
                                                part, FontRole::code, ink));
            x += width;
        }
    };
    qsizetype done = 0;
    for (auto it = parts().globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        add(text.mid(done, match.capturedStart() - done), Role::text);
        add(match.captured(),
            match.capturedLength(QStringLiteral("comment")) > 0 ? Role::code_comment : Role::code_keyword);
        done = match.capturedEnd();
    }
    add(text.mid(done), Role::text);
}

void add_counter_heads(Scene& scene, const CounterColumns& columns, double left, double top) {
    for (const CounterColumns::Column& column : columns.shown) {
        const QStringList words = counter_name(column.counter).split(QLatin1Char('\n'));
        for (qsizetype i = 0; i < words.size(); ++i) {
            const double y = top + head_height - 15.0 * static_cast<double>(words.size() - i);
            scene.shapes.push_back(elided_label({left + column.left, y, column.width - 2, 15}, words[i],
                                                FontRole::tick, Role::text2,
                                                Qt::AlignRight | Qt::AlignVCenter));
        }
    }
}

/// Returns the lines that fit into a slide, with the current one in the middle.
LineRange lines_on_slide(LineRange range, std::uint32_t current, double room) {
    const auto fits = static_cast<std::uint32_t>(std::max(1.0, std::floor(room / line_height)));
    if (range.last - range.first < fits) {
        return range;
    }
    const std::uint32_t middle = std::clamp(current == 0 ? range.first : current, range.first, range.last);
    const std::uint32_t first =
        std::clamp(middle > fits / 2 ? middle - fits / 2 : 1, range.first, range.last + 1 - fits);
    return {first, first + fits - 1};
}

Scene source_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const QStringList lines = lines_of(view);
    const QString title = SourceWords::tr("Kernel source");
    if (lines.isEmpty()) {
        return sentence_scene(title, SourceWords::tr("The recording does not contain the source."), size);
    }
    const SiteInfo* site = site_of(view, cursor);
    const std::uint32_t current = site != nullptr && site->file == 0 ? site->line : 0;
    Scene scene;
    scene.title = title;
    scene.description = SourceWords::tr("%1: counted over the launch", "a file")
                            .arg(QString::fromStdString(view.trace().program.files[0]));
    const SourceCounters counters = source_counters(*view.session, view.launch);
    const double width = std::max(size.width(), 360.0);
    const CounterColumns columns = counter_columns(counters, width * most_counters);
    const double counters_left = width - scene_pad - columns.width;
    const double heading = add_heading(scene, counters_left, options.style);
    add_counter_heads(scene, columns, counters_left, std::max(0.0, heading - head_height));
    const double top = std::max(heading, head_height) + 4;
    LineRange range = shown_lines(view, static_cast<std::uint32_t>(lines.size()));
    if (options.on_slide()) {
        range = lines_on_slide(range, current, size.height() - top - 2);
    }
    for (std::uint32_t number = range.first; number <= range.last; ++number) {
        const double y = top + (number - range.first) * line_height;
        if (number == current) {
            scene.shapes.push_back(filled({0, y, width, line_height}, Role::current_line));
            scene.shapes.push_back(filled({0, y, 4, line_height}, Role::accent));
        }
        scene.shapes.push_back(text_label({0, y, number_width - 8, line_height}, QString::number(number),
                                          FontRole::code, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
        add_code(scene, lines[number - 1], {number_width + 4, y}, counters_left - 8);
    }
    const double height = (range.last - range.first + 1) * line_height;
    append(scene,
           counters_scene(counters, metrics_of_rows(range.first, 0, line_height, range.last), current,
                          columns, height),
           {counters_left, top});
    scene.size = {width, top + height + (options.on_slide() ? 2 : 8)};
    return scene;
}

} // namespace

const Picture source_picture{
    .name = "source",
    .title = QT_TRANSLATE_NOOP("Pictures", "Kernel source"),
    .icon = "code",
    .caption = QT_TRANSLATE_NOOP("Pictures", "Shows the source of the kernel with the counts of each line."),
    .follows = Follows::tick,
    .scene = source_scene,
};

} // namespace lockstep::gui
