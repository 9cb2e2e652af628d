// Tests that the fast ways to paint on a screen look like the paths of a vector file.
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/views/scene_painter.h"

#include <QImage>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

QImage painted_on(const Scene& scene, double scale, Medium medium) {
    QImage image((scene.size * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(painter, scene, Theme(theme_named("light")), medium);
    return image;
}

struct Differences {
    double mean = 0; ///< of the pixels that are not white in both, from 0 to 255
    int most = 0;
};

Differences differences(const Scene& scene, double scale) {
    const QImage fast = painted_on(scene, scale, Medium::raster);
    const QImage exact = painted_on(scene, scale, Medium::vector);
    Differences found;
    double sum = 0;
    int pixels = 0;
    for (int y = 0; y < fast.height(); ++y) {
        for (int x = 0; x < fast.width(); ++x) {
            const int difference = std::abs(qGray(fast.pixel(x, y)) - qGray(exact.pixel(x, y)));
            const bool is_white = qGray(fast.pixel(x, y)) == 255 && difference == 0;
            sum += difference;
            pixels += is_white ? 0 : 1;
            found.most = std::max(found.most, difference);
        }
    }
    EXPECT_GT(pixels, 500);
    found.mean = sum / std::max(1, pixels);
    return found;
}

TEST(ScenePainter, draws_outlines_on_a_screen_as_in_a_file) {
    Scene scene;
    scene.size = {400, 120};
    for (int i = 0; i < 12; ++i) {
        for (const double width : {1.0, 1.5, 2.0}) {
            scene.shapes.push_back(framed({5 + i * 30.3, 5 + width * 36 - 30 + i * 0.37, 22.4, 16},
                                          Role::none, Role::active, width));
        }
    }
    EXPECT_LE(differences(scene, 1).mean, 3);
    EXPECT_LE(differences(scene, 1.25).mean, 3);
    scene.shapes = {framed({10, 10, 80, 40}, Role::masked, Role::active, 2),
                    framed({120, 10, 3, 40}, Role::none, Role::active, 2)}; // narrower than its two sides
    EXPECT_EQ(differences(scene, 1).most, 0) << "on whole pixels";
}

/// Returns how much darker than white a picture is, summed over its pixels.
double ink(const QImage& image) {
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            sum += 255 - qGray(image.pixel(x, y));
        }
    }
    return sum;
}

TEST(ScenePainter, draws_as_many_dashes_on_a_screen_as_in_a_file) {
    for (const Stroke stroke : {Stroke::dashed, Stroke::dotted}) {
        Scene scene;
        scene.size = {400, 120};
        Box box = framed({10, 10, 360, 90}, Role::none, Role::active, 2);
        box.stroke = stroke;
        scene.shapes.emplace_back(box);
        for (const double scale : {1.0, 1.4, 2.0}) {
            const double exact = ink(painted_on(scene, scale, Medium::vector));
            EXPECT_NEAR(ink(painted_on(scene, scale, Medium::raster)) / exact, 1, 0.05) << scale;
        }
    }
}

TEST(ScenePainter, draws_a_dashed_box_that_is_far_larger_than_the_picture) {
    Scene scene;
    scene.size = {400, 120};
    Box box = framed({10, 10, 1e12, 1e12}, Role::none, Role::active, 2);
    box.stroke = Stroke::dashed;
    scene.shapes.emplace_back(box);
    EXPECT_GT(ink(painted_on(scene, 1, Medium::raster)), 0) << "and it ends";
}

TEST(ScenePainter, scales_patterns_with_the_picture) {
    for (const Hatch hatch : {Hatch::slash, Hatch::backslash, Hatch::bars, Hatch::dots}) {
        Scene scene;
        scene.size = {400, 120};
        Box box = framed({10, 10, 360, 90}, Role::none, Role::none, 0);
        box.hatch = hatch;
        box.hatching = Role::active;
        scene.shapes.emplace_back(box);
        const double plain = ink(painted_on(scene, 1, Medium::raster));
        EXPECT_GT(plain, 0);
        for (const double scale : {1.4, 2.0, 2.6}) {
            const double scaled = ink(painted_on(scene, scale, Medium::raster)) / (scale * scale);
            EXPECT_NEAR(scaled / plain, 1, 0.15) << scale << ' ' << static_cast<int>(hatch);
        }
    }
}

TEST(ScenePainter, draws_curves_on_a_screen_as_in_a_file) {
    Scene scene;
    scene.size = {700, 220};
    for (int i = 0; i < 8; ++i) {
        Line line;
        const QPointF from(20 + i * 80, 10);
        const QPointF to(660 - i * 60, 200);
        line.points = {from, from + QPointF(0, 100), to - QPointF(0, 100), to};
        line.colour = Role::active;
        line.width = 2;
        scene.shapes.push_back(line);
    }
    EXPECT_LE(differences(scene, 1).mean, 15);
    EXPECT_LE(differences(scene, 2).mean, 15);
    const QImage image = painted_on(scene, 1, Medium::raster);
    for (int x = 0; x < image.width(); ++x) {
        EXPECT_EQ(qGray(image.pixel(x, 8)), 255) << "the ends are flat";
        EXPECT_EQ(qGray(image.pixel(x, 201)), 255);
    }
}

} // namespace
} // namespace lockstep::gui
