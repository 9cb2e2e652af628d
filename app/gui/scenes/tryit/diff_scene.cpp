#include "app/gui/scenes/tryit/diff_scene.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/tryit/try_parts.h"

namespace lockstep::gui {

Scene diff_scene(const std::vector<ChangedLine>& lines, const QString& place, double width) {
    constexpr double row_height = 24;
    Scene scene;
    scene.title = TryWords::tr("Source changes");
    double y = add_try_heading(scene, {.title = scene.title, .hint = place, .badges = {Knowledge::source}},
                               width, 8);
    const double number = text_width(FontRole::code, QStringLiteral("00000")) + 8;
    QStringList spoken;
    for (const ChangedLine& line : lines) {
        const QString text = QString::fromStdString(line.text);
        const QRectF row(scene_pad, y, width - 2 * scene_pad, row_height);
        const Role bar = line.is_added ? Role::ok : Role::error;
        const QString sign = line.is_added ? QStringLiteral("+") : QStringLiteral("−");
        scene.shapes.emplace_back(filled(row, line.is_added ? Role::ok_soft : Role::error_soft));
        scene.shapes.emplace_back(filled({row.left(), y, 3, row_height}, bar));
        scene.shapes.emplace_back(text_label({row.left() + 8, y, number, row_height},
                                             QString::number(line.number), FontRole::code, Role::text2));
        scene.shapes.emplace_back(
            text_label({row.left() + 8 + number, y, 16, row_height}, sign, FontRole::code_strong));
        const double left = row.left() + number + 28;
        scene.shapes.emplace_back(
            elided_label({left, y, row.right() - left - 4, row_height}, text, FontRole::code));
        spoken << (line.is_added ? TryWords::tr("Line %1 added: %2") : TryWords::tr("Line %1 removed: %2"))
                      .arg(QString::number(line.number), text.trimmed());
        y += row_height;
    }
    scene.description = spoken.join(QStringLiteral(". "));
    scene.size = {width, y + 8};
    return scene;
}

} // namespace lockstep::gui
