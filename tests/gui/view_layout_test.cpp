// Every view of the registry, at several sizes and in a language as long as they get.
#include "app/gui/exporting/picture.h"
#include "app/gui/views/view_registry.h"
#include "tests/gui/scene_world.h"

#include <QCoreApplication>
#include <QTranslator>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Makes every text 1.4 times as long, as VISUAL.md's rule for longer languages has it.
class LongWords : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        const QString source = QString::fromUtf8(text);
        return source.size() < 4 ? source : source + QString(source.size() * 2 / 5, QLatin1Char('n'));
    }
};

void expect_texts_inside(const Scene& scene, const char* view, double width) {
    for (const Shape& shape : scene.shapes) {
        const Label* label = std::get_if<Label>(&shape);
        if (label == nullptr || label->text.isEmpty()) {
            continue;
        }
        const double text = text_width(label->font, label->text);
        const double over = std::max(0.0, text - label->rect.width());
        double left = label->rect.left();
        double right = label->elide ? label->rect.right() : label->rect.left() + text;
        if (!label->elide && label->align.testFlag(Qt::AlignRight)) {
            left -= over;
            right = label->rect.right();
        } else if (!label->elide && label->align.testFlag(Qt::AlignHCenter)) {
            left -= over / 2;
            right = label->rect.right() + over / 2;
        }
        EXPECT_GE(left, -1) << view << " at " << width << ": " << qPrintable(label->text);
        EXPECT_LE(right, scene.size.width() + 1)
            << view << " at " << width << ": " << qPrintable(label->text);
        EXPECT_LE(label->rect.bottom(), scene.size.height() + 1) << view << ": " << qPrintable(label->text);
    }
}

TEST(EveryView, keeps_its_texts_inside_the_picture) {
    const SceneWorld world(Reduction::compacted, 6);
    for (const ViewRow& row : view_rows()) {
        for (const double width : {760.0, 1184.0, 1900.0}) {
            const Scene scene = row.scene(world.view, world.cursor, {width, 560}, {});
            EXPECT_FALSE(scene.title.isEmpty()) << row.name;
            EXPECT_FALSE(scene.description.isEmpty()) << row.name;
            expect_texts_inside(scene, row.name, width);
        }
    }
}

TEST(EveryView, keeps_longer_languages_inside_the_picture) {
    const SceneWorld world(Reduction::compacted, 6);
    LongWords words;
    QCoreApplication::installTranslator(&words);
    for (const ViewRow& row : view_rows()) {
        expect_texts_inside(row.scene(world.view, world.cursor, {1184, 560}, {}), row.name, 1184);
    }
    QCoreApplication::removeTranslator(&words);
}

TEST(EveryView, is_drawn_in_every_theme) {
    const SceneWorld world(Reduction::compacted, 6);
    for (const ViewRow& row : view_rows()) {
        for (const ThemeName theme : {ThemeName::light, ThemeName::dark, ThemeName::contrast}) {
            const Scene scene = row.scene(world.view, world.cursor, {1184, 560}, {});
            EXPECT_FALSE(to_image(scene, Theme(theme), 1).isNull()) << row.name;
        }
    }
}

} // namespace
} // namespace lockstep::gui
