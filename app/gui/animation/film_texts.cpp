#include "app/gui/animation/film_texts.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/narration_words.h"
#include "app/words/visible_text.h"
#include "core/narration/narrate.h"

#include <QCoreApplication>
#include <QTextLayout>

namespace lockstep::gui {
namespace {

struct FilmWords {
    Q_DECLARE_TR_FUNCTIONS(FilmWords)
};

constexpr double caption_pad = 8; ///< above and below the caption
constexpr double heading_height = 20;
constexpr double line_height = 19;

QString plain_line(const QString& text) {
    return QString::fromStdString(visible_line(text.toStdString()));
}

/// Breaks a text into lines of this width.
QStringList wrapped(const QString& text, double width) {
    QTextLayout layout(text, font_for(FontRole::body));
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace

double caption_height(std::size_t lines) {
    return 2 * caption_pad + heading_height + static_cast<double>(lines) * line_height;
}

QStringList caption_lines(const GroupView& view, const Cursor& cursor, double width) {
    const Narration told =
        view.tick_count() == 0 ? narrate_start(view) : narrate(view, cursor.tick, cursor.warp);
    const double room = width - 2 * film_margin;
    QStringList lines = wrapped(plain_line(worded(narration_phrase(told.what))), room);
    if (told.why) {
        lines << wrapped(plain_line(worded(narration_phrase(*told.why))), room);
    }
    return lines;
}

QString caption_heading(const GroupView& view, const Cursor& cursor) {
    const QString step = FilmWords::tr("Step %1 of %2")
                             .arg(count_text(std::uint64_t{cursor.tick.value()} + 1),
                                  count_text(std::uint64_t{view.tick_count()}));
    return cursor.cycle ? FilmWords::tr("Cycle %1, step %2 of %3")
                              .arg(count_text(cursor.cycle->value()),
                                   count_text(std::uint64_t{cursor.tick.value()} + 1),
                                   count_text(std::uint64_t{view.tick_count()}))
                        : step;
}

Scene title_scene(const QString& title, double width) {
    Scene scene;
    scene.shapes.push_back(elided_label({film_margin, 0, width - 2 * film_margin, film_title_height},
                                        plain_line(title), FontRole::step));
    return scene;
}

Scene caption_scene(const QString& heading, const QStringList& lines, double width) {
    const double room = width - 2 * film_margin;
    Scene scene;
    scene.shapes.push_back(straight({0, 0.5}, {width, 0.5}, Role::grid));
    scene.shapes.push_back(
        elided_label({film_margin, caption_pad, room, heading_height}, heading, FontRole::body_strong));
    double top = caption_pad + heading_height;
    for (const QString& line : lines) {
        scene.shapes.push_back(elided_label({film_margin, top, room, line_height}, line, FontRole::body));
        top += line_height;
    }
    return scene;
}

Scene foot_scene(const QString& footer, double width) {
    Scene scene;
    scene.shapes.push_back(elided_label({film_margin, 0, width - 2 * film_margin, film_foot_height},
                                        plain_line(footer), FontRole::tick, Role::text2));
    return scene;
}

} // namespace lockstep::gui
