// Tests every view of the registry at several sizes and in a language with long texts.
#include "app/gui/exporting/picture.h"
#include "app/gui/scenes/pictures.h"
#include "tests/gui/long_words.h"
#include "tests/gui/scene_world.h"

#include <QCoreApplication>
#include <QTranslator>
#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <utility>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Returns the width of a text. Caches it, because most texts occur in many scenes.
double measured_width(FontRole font, const QString& text) {
    static std::map<std::pair<FontRole, QString>, double> widths;
    const auto [place, is_new] = widths.try_emplace({font, text}, 0);
    if (is_new) {
        place->second = text_width(font, text);
    }
    return place->second;
}

/// Returns the rectangle in which a label's text is painted, without the margins.
QRectF painted(const Label& label) {
    const double text = measured_width(label.font, label.text);
    const double width = label.elide ? std::min(text, label.rect.width()) : text;
    double left = label.rect.left();
    if (label.align.testFlag(Qt::AlignRight)) {
        left = label.rect.right() - width;
    } else if (label.align.testFlag(Qt::AlignHCenter)) {
        left = label.rect.center().x() - width / 2;
    }
    const double height = std::min(label.rect.height(), 12.0); // height of letters without descenders
    return {left, label.rect.center().y() - height / 2, width, height};
}

/// Returns the visible labels. Overlays cover the labels that they replace.
std::vector<Label> labels_of(const Scene& scene) {
    std::vector<Label> labels;
    for (const Shape& shape : scene.shapes) {
        if (const Label* label = std::get_if<Label>(&shape); label != nullptr && !label->text.isEmpty()) {
            labels.push_back(*label);
        }
        if (const Box* box = std::get_if<Box>(&shape); box != nullptr && box->fill.role != Role::none) {
            std::erase_if(labels, [box](const Label& label) { return box->rect.contains(painted(label)); });
        }
    }
    return labels;
}

void expect_texts_inside(const Scene& scene, const char* view, double width) {
    for (const Label& label : labels_of(scene)) {
        const QRectF text = painted(label);
        EXPECT_GE(text.left(), -1) << view << " at " << width << ": " << qPrintable(label.text);
        EXPECT_LE(text.right(), scene.size.width() + 1)
            << view << " at " << width << ": " << qPrintable(label.text);
        EXPECT_LE(label.rect.bottom(), scene.size.height() + 1) << view << ": " << qPrintable(label.text);
    }
}

/// Expects that no text overlaps another.
void expect_texts_apart(const Scene& scene, const char* view, double width) {
    const std::vector<Label> labels = labels_of(scene);
    std::vector<QRectF> places;
    std::ranges::transform(labels, std::back_inserter(places), painted);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        for (std::size_t j = i + 1; j < labels.size(); ++j) {
            const QRectF both = places[i].intersected(places[j]);
            EXPECT_FALSE(both.width() > 1.5 && both.height() > 1.5)
                << view << " at " << width << ": " << qPrintable(labels[i].text) << " | "
                << qPrintable(labels[j].text);
        }
    }
}

/// Widths of a narrow window, a laptop, a desktop screen and a wall display.
constexpr double widths[] = {700.0, 1184.0, 1366.0, 1920.0};

TEST(EveryView, keeps_its_texts_inside_the_picture) {
    const SceneWorld world(Reduction::compacted, 6);
    for (const Picture* row : pictures()) {
        for (const double width : widths) {
            const Scene scene = whole_scene(*row, world.view, world.cursor, {width, 560}, {});
            EXPECT_FALSE(scene.title.isEmpty()) << row->name;
            EXPECT_FALSE(scene.description.isEmpty()) << row->name;
            expect_texts_inside(scene, row->name, width);
            expect_texts_apart(scene, row->name, width);
        }
    }
}

TEST(EveryView, keeps_its_texts_apart_in_every_step_and_at_every_width_of_a_warp) {
    for (const std::uint32_t lanes : {4U, 32U, 64U, 0U}) {
        HardwareModel hardware;
        hardware.warp_width = lanes;
        SceneWorld world(Reduction::compacted, 2, hardware);
        for (std::uint32_t tick = 0; tick < world.view.tick_count(); tick += 3) {
            world.cursor.tick = Tick(tick);
            for (const Picture* row : pictures()) {
                const double width = widths[tick % 4];
                const Scene scene = whole_scene(*row, world.view, world.cursor, {width, 560}, {});
                expect_texts_inside(scene, row->name, width);
                expect_texts_apart(scene, row->name, width);
            }
        }
    }
}

TEST(EveryView, keeps_longer_languages_inside_the_picture) {
    const SceneWorld world(Reduction::compacted, 6);
    LongWords words;
    QCoreApplication::installTranslator(&words);
    for (const Picture* row : pictures()) {
        for (const double width : widths) {
            const Scene scene = whole_scene(*row, world.view, world.cursor, {width, 560}, {});
            expect_texts_inside(scene, row->name, width);
            expect_texts_apart(scene, row->name, width);
        }
    }
    QCoreApplication::removeTranslator(&words);
}

/// A language that says everything in many short words, so that the names of rows wrap into several lines.
struct ShortWords : QTranslator {
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        const QString source = QString::fromUtf8(text);
        return source.size() < 8 ? source : source + QStringLiteral(" nnn nnnn");
    }
};

TEST(EveryView, keeps_names_of_several_lines_apart_from_the_next_texts) {
    const SceneWorld world(Reduction::compacted, 6);
    ShortWords words;
    QCoreApplication::installTranslator(&words);
    for (const Picture* row : pictures()) {
        for (const double width : widths) {
            expect_texts_apart(whole_scene(*row, world.view, world.cursor, {width, 560}, {}), row->name,
                               width);
        }
    }
    QCoreApplication::removeTranslator(&words);
}

TEST(EveryView, is_drawn_in_every_theme) {
    const SceneWorld world(Reduction::compacted, 6);
    for (const Picture* row : pictures()) {
        for (const ThemeName theme : {ThemeName::light, ThemeName::dark, ThemeName::contrast}) {
            const Scene scene = whole_scene(*row, world.view, world.cursor, {1184, 560}, {});
            EXPECT_FALSE(to_image(scene, Theme(theme), 1).isNull()) << row->name;
        }
    }
}

} // namespace
} // namespace lockstep::gui
