// Tests that a view which paints only what has changed shows the same pixels as one that paints everything.
#include "app/gui/views/scene_layers.h"

#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/scene_world.h"

#include <QPainter>
#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr QSize layers_size{640, 400};

/// How a scene is shown.
struct LayerPlace {
    double ratio = 1;
    QPointF origin;
    double scale = 1;
};

QImage layer_pixels(SceneLayers& layers, const LayerPlace& shown) {
    QImage image((QSizeF(layers_size) * shown.ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(shown.ratio);
    image.fill(Qt::black);
    QPainter painter(&image);
    layers.paint(painter, shown.origin);
    return image;
}

void draw_layers(SceneLayers& layers, const Scene& scene, const Scene& overlay, const LayerPlace& shown) {
    layers.show(scene);
    layers.draw(layers_size, shown.ratio, shown.origin, shown.scale);
    layers.lay_over(overlay);
}

QImage painted_anew(const Scene& scene, const Scene& overlay, const LayerPlace& shown) {
    SceneLayers layers;
    layers.set_theme(Theme());
    draw_layers(layers, scene, overlay, shown);
    return layer_pixels(layers, shown);
}

/// Whether two pixels look the same. Qt rounds the edges of slanted lines differently by one or two if they are clipped.
bool is_same_pixel(QRgb a, QRgb b) {
    constexpr int rounding = 2; // of 255
    return std::abs(qRed(a) - qRed(b)) <= rounding && std::abs(qGreen(a) - qGreen(b)) <= rounding &&
           std::abs(qBlue(a) - qBlue(b)) <= rounding;
}

/// Returns the pixels of two images that differ.
std::vector<QPoint> differing(const QImage& a, const QImage& b) {
    std::vector<QPoint> pixels;
    for (int y = 0; y < a.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* other = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x) {
            if (row[x] != other[x] && !is_same_pixel(row[x], other[x])) {
                pixels.emplace_back(x, y);
            }
        }
    }
    return pixels;
}

/// Whether all pixels that differ are in the region, in coordinates of the viewport.
bool covers(const QRegion& region, const QImage& before, const QImage& after, double ratio) {
    return std::ranges::all_of(differing(before, after), [&](QPoint pixel) {
        return region.contains(
            QPoint(static_cast<int>(pixel.x() / ratio), static_cast<int>(pixel.y() / ratio)));
    });
}

class RandomShapes {
public:
    explicit RandomShapes(unsigned seed) : random_(seed) {}

    Shape shape() {
        const Role roles[] = {Role::accent,    Role::text,   Role::ok_soft,
                              Role::conflict4, Role::masked, Role::outline};
        const Role role = roles[below(6)];
        const QRectF rect(below(700) - 30 + fraction(), below(430) - 15 + fraction(), below(120) + 1,
                          below(40) + 1);
        switch (below(5)) {
        case 0:
            return Box{.rect = rect,
                       .fill = role,
                       .outline = roles[below(6)],
                       .width = static_cast<double>(below(3)),
                       .hatch = static_cast<Hatch>(below(6)),
                       .hatching = Role::text,
                       .stroke = static_cast<Stroke>(below(3)),
                       .radius = static_cast<double>(below(5)),
                       .id = {},
                       .opacity = below(2) == 0 ? 1 : 0.5};
        case 1:
            return Line{.points = {rect.topLeft(), rect.bottomRight()},
                        .colour = role,
                        .width = 1.0 + below(3),
                        .stroke = static_cast<Stroke>(below(3)),
                        .arrow = below(2) == 0,
                        .id = {}};
        case 2:
            return Line{.points = {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()},
                        .colour = role,
                        .width = 2,
                        .stroke = Stroke::solid,
                        .arrow = below(2) == 0,
                        .id = {}};
        case 3:
            return Label{.rect = rect,
                         .text = QString::number(below(100000)) + QStringLiteral(" Ågjf"),
                         .font = static_cast<FontRole>(below(6)),
                         .colour = role,
                         .align = below(2) == 0 ? Qt::AlignCenter : Qt::AlignRight | Qt::AlignBottom,
                         .elide = below(2) == 0,
                         .id = {}};
        default:
            return Mark{.kind = static_cast<MarkKind>(below(3)), .rect = rect, .colour = role, .id = {}};
        }
    }

    Scene scene(int shapes) {
        Scene scene{.size = QSizeF(layers_size), .shapes = {}, .title = {}, .description = {}};
        for (int i = 0; i < shapes; ++i) {
            scene.shapes.push_back(shape());
        }
        return scene;
    }

    /// Removes, replaces, adds and swaps some shapes.
    Scene changed(Scene scene) {
        const int changes = below(6);
        for (int i = 0; i < changes && !scene.shapes.empty(); ++i) {
            const auto at = scene.shapes.begin() + below(static_cast<int>(scene.shapes.size()));
            switch (below(4)) {
            case 0:
                scene.shapes.erase(at);
                break;
            case 1:
                *at = shape();
                break;
            case 2:
                scene.shapes.insert(at, shape());
                break;
            default:
                std::swap(*at, scene.shapes.front());
                break;
            }
        }
        return scene;
    }

    int below(int end) { return std::uniform_int_distribution(0, end - 1)(random_); }
    double fraction() { return below(4) * 0.25; }

private:
    std::mt19937 random_;
};

TEST(SceneLayers, paint_changes_of_random_scenes_like_whole_scenes) {
    for (unsigned seed = 0; seed < 16; ++seed) {
        RandomShapes random(seed);
        const double ratios[] = {1, 1, 2, 1.5};
        const LayerPlace shown{ratios[seed % 4], QPointF(random.below(50), random.below(30)),
                               1 + random.below(3) * 0.35};
        SceneLayers layers;
        layers.set_theme(Theme());
        Scene scene = random.scene(60);
        Scene overlay = random.scene(3);
        draw_layers(layers, scene, overlay, shown);
        (void)layers.take_changed();
        QImage before = layer_pixels(layers, shown);
        for (int step = 0; step < 6; ++step) {
            scene = random.changed(std::move(scene));
            overlay = random.changed(std::move(overlay));
            draw_layers(layers, scene, overlay, shown);
            const QImage after = layer_pixels(layers, shown);
            ASSERT_TRUE(differing(after, painted_anew(scene, overlay, shown)).empty())
                << "seed " << seed << " step " << step;
            ASSERT_TRUE(covers(layers.take_changed(), before, after, shown.ratio)) << "seed " << seed;
            before = after;
        }
    }
}

TEST(SceneLayers, paint_the_steps_of_all_pictures_like_whole_pictures) {
    const SceneWorld world(fixture::Reduction::compacted, 2);
    const GroupView& view = world.view;
    const LayerPlace shown{.ratio = 1, .origin = {}, .scale = 1.1};
    for (const Picture* picture : pictures()) {
        SceneLayers layers;
        layers.set_theme(Theme());
        Cursor cursor;
        for (std::uint32_t tick = 0; tick < view.tick_count(); tick += 5) {
            cursor.tick = Tick(tick);
            const Scene scene = picture->scene(view, cursor, QSizeF(layers_size), {});
            const Scene overlay = picture->overlay(view, cursor, scene);
            draw_layers(layers, scene, overlay, shown);
            ASSERT_TRUE(differing(layer_pixels(layers, shown), painted_anew(scene, overlay, shown)).empty())
                << picture_title(*picture).toStdString() << tick;
        }
    }
}

TEST(SceneLayers, paint_only_what_has_changed) {
    RandomShapes random(1);
    Scene scene = random.scene(30);
    SceneLayers layers;
    layers.set_theme(Theme());
    const LayerPlace shown;
    draw_layers(layers, scene, {}, shown);
    EXPECT_EQ(layers.take_changed().boundingRect(), QRect(QPoint(), layers_size));
    EXPECT_TRUE(layers.take_changed().isEmpty());
    scene.shapes.emplace_back(
        Box{.rect = {100, 100, 20, 20}, .fill = Role::accent, .outline = {}, .hatching = {}, .id = {}});
    draw_layers(layers, scene, {}, shown);
    const QRegion changed = layers.take_changed();
    EXPECT_TRUE(changed.contains(QRect(100, 100, 20, 20)));
    EXPECT_LE(changed.boundingRect().width(), 64);
    layers.point_out(
        Scene{.size = {},
              .shapes = {Box{
                  .rect = {300, 300, 5, 5}, .fill = Role::accent, .outline = {}, .hatching = {}, .id = {}}},
              .title = {},
              .description = {}});
    EXPECT_TRUE(layers.take_changed().contains(QPoint(302, 302)));
    layers.point_out({});
    EXPECT_TRUE(layers.take_changed().contains(QPoint(302, 302))) << "it is painted over";
    layers.forget();
    draw_layers(layers, scene, {}, shown);
    EXPECT_EQ(layers.take_changed().boundingRect(), QRect(QPoint(), layers_size))
        << "the viewport shows something else";
}

} // namespace
} // namespace lockstep::gui
