// Writes animations of a reduction in every format, and reads them with other programs.
#include "app/gui/animation/animation.h"
#include "app/gui/animation/gif_palette.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/show/place_picture.h"
#include "tests/gui/animation/decoded_film.h"
#include "tests/gui/scene_world.h"
#include "tests/support/whole_suites.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <set>
#include <webp/demux.h>

namespace lockstep::gui {
namespace {

bool goes_on(const FramesDone& /*done*/) {
    return true;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return file.readAll();
}

/// Returns all frames of an animated WebP, as libwebp composes them.
std::vector<QImage> webp_frames(const QString& path) {
    const QByteArray bytes = contents(path);
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size())};
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_BGRA;
    WebPAnimDecoder* const decoder = WebPAnimDecoderNew(&data, &options);
    EXPECT_NE(decoder, nullptr);
    WebPAnimInfo info{};
    WebPAnimDecoderGetInfo(decoder, &info);
    std::vector<QImage> frames;
    while (WebPAnimDecoderHasMoreFrames(decoder) != 0) {
        std::uint8_t* pixels = nullptr;
        int end_ms = 0;
        EXPECT_NE(WebPAnimDecoderGetNext(decoder, &pixels, &end_ms), 0);
        frames.push_back(QImage(pixels, static_cast<int>(info.canvas_width),
                                static_cast<int>(info.canvas_height), QImage::Format_RGB32)
                             .copy());
    }
    WebPAnimDecoderDelete(decoder);
    return frames;
}

struct AnimationFiles : testing::Test {
    AnimationFiles() {
        request.film.place = {.runs = {{.what = "reduction"}}, .view = "stage"};
        request.film.place.picture_size = PictureSize{900, 400};
        request.film.from = 3;
        request.film.to = 12;
    }
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    /// Writes the animation to a file with this name. Returns its path.
    QString written(const char* name) {
        request.file = path(name).toStdString();
        const Status status = write_animation(world.session, request, goes_on);
        EXPECT_TRUE(status.ok()) << name << ": "
                                 << static_cast<int>(status.ok() ? ErrorCode{} : status.error().code);
        return path(name);
    }
    [[nodiscard]] Film film() const { return *Film::make(world.session, request.film, goes_on); }

    SceneWorld world{fixture::Reduction::compacted, 2};
    QTemporaryDir folder;
    AnimationRequest request;
};

/// Checks that the colours of the theme have not changed, and that others are near.
void expect_theme_is_exact(const QImage& shown, const QImage& drawn, const std::vector<QRgb>& theme,
                           std::size_t frame) {
    ASSERT_EQ(shown.size(), drawn.size());
    int wrong = 0;
    int farthest = 0;
    for (int y = 0; y < drawn.height(); ++y) {
        for (int x = 0; x < drawn.width(); ++x) {
            const QRgb colour = drawn.pixel(x, y);
            const bool is_of_theme = std::ranges::binary_search(theme, colour);
            wrong += is_of_theme && shown.pixel(x, y) != colour ? 1 : 0;
            farthest = std::max(farthest, colour_distance(shown.pixel(x, y), colour));
        }
    }
    EXPECT_EQ(wrong, 0) << "frame " << frame;
    EXPECT_LE(farthest, 64 * 64) << "frame " << frame; // of edges of texts and lines, which share 255 colours
}

TEST_F(AnimationFiles, of_gif_show_the_colours_of_the_theme_exactly) {
    const Film drawn = film();
    const auto frames = decoded_frames(written("a.gif"), drawn.pixels());
    ASSERT_EQ(frames.size(), drawn.frame_count());
    EXPECT_GT(drawn.colours().size(), 8U);
    for (std::size_t i = 0; i < frames.size(); ++i) {
        expect_theme_is_exact(frames[i], drawn.image(i), drawn.colours(), i);
    }
}

// Render scales each step by itself, and an animation all of its steps alike, so that nothing jumps.
TEST_F(AnimationFiles, of_webp_and_png_show_each_frame_exactly_and_begin_with_what_render_draws) {
    const Film drawn = film();
    const auto of_webp = webp_frames(written("a.webp"));
    const QDir of_png(written("frames/"));
    ASSERT_EQ(of_webp.size(), 10U);
    ASSERT_EQ(of_png.entryList(QDir::Files).size(), 10);
    for (std::uint64_t i = 0; i < 10; ++i) {
        const QImage frame = drawn.image(i).convertToFormat(QImage::Format_RGB32);
        EXPECT_EQ(of_webp[i].convertToFormat(QImage::Format_RGB32), frame) << "frame " << i;
        const QString name = QStringLiteral("%1.png").arg(i + 1, 4, 10, QLatin1Char('0'));
        EXPECT_EQ(QImage(of_png.filePath(name)).convertToFormat(QImage::Format_RGB32), frame) << i;
    }
    ViewPlace place = request.film.place;
    place.step = 3;
    const auto rendered = image_at(place, world.session);
    ASSERT_TRUE(rendered.ok());
    EXPECT_EQ(of_webp.front(), *rendered);
}

TEST_F(AnimationFiles, of_videos_are_near_what_render_draws_and_name_their_colours) {
    const Film drawn = film();
    for (const char* name : {"a.mp4", "a.webm"}) {
        const QString file = written(name);
        const auto frames = decoded_frames(file, drawn.pixels());
        ASSERT_EQ(frames.size(), 10U) << name;
        for (const std::size_t i : {std::size_t{0}, frames.size() - 1}) {
            EXPECT_GT(psnr(frames[i], drawn.image(i)), 26) << name << " frame " << i;
        }
        const QJsonObject stream = probed(file);
        EXPECT_EQ(stream.value(QLatin1String("pix_fmt")).toString(), QLatin1String("yuv420p"));
        EXPECT_EQ(stream.value(QLatin1String("nb_read_frames")).toString(), QLatin1String("10"));
        for (const char* tag : {"color_space", "color_primaries", "color_transfer"}) {
            EXPECT_EQ(stream.value(QLatin1String(tag)).toString(), QLatin1String("bt709")) << name << tag;
        }
        EXPECT_EQ(stream.value(QLatin1String("color_range")).toString(), QLatin1String("tv")) << name;
        EXPECT_NEAR(stream.value(QLatin1String("format"))
                        .toObject()
                        .value(QLatin1String("duration"))
                        .toString()
                        .toDouble(),
                    5, 0.02)
            << name;
    }
}

TEST_F(AnimationFiles, of_mp4_begin_with_their_index) {
    const QByteArray bytes = contents(written("a.mp4"));
    EXPECT_LT(bytes.indexOf("moov"), bytes.indexOf("mdat"));
    EXPECT_GT(bytes.indexOf("moov"), 0);
}

TEST_F(AnimationFiles, take_the_time_that_was_asked_for) {
    request.rate = FrameRate{3000}; // a third of a second is no whole number of hundredths
    request.hold_ms = 1500;
    const double seconds = 10 / 3.0 + 1.5;
    EXPECT_NEAR(probed(written("a.gif")).value(QLatin1String("duration")).toString().toDouble(), seconds,
                0.006);
    for (const char* name : {"a.mp4", "a.webm"}) {
        const QJsonObject format = probed(written(name)).value(QLatin1String("format")).toObject();
        EXPECT_NEAR(format.value(QLatin1String("duration")).toString().toDouble(), seconds, 0.34 / 2) << name;
    }
}

TEST_F(AnimationFiles, may_have_odd_sizes) {
    request.film.place.view = "film";
    request.film.place.picture_size = PictureSize{401, 303};
    const QSize size = film().pixels();
    ASSERT_EQ(size.width() % 2, 1);
    EXPECT_EQ(decoded_frames(written("a.gif"), size).size(), 10U);
    EXPECT_EQ(webp_frames(written("a.webp")).at(0).size(), size);
    const QSize even((size.width() + 1) / 2 * 2, (size.height() + 1) / 2 * 2);
    for (const char* name : {"a.mp4", "a.webm"}) {
        const auto frames = decoded_frames(written(name), even);
        ASSERT_EQ(frames.size(), 10U) << name;
        const QColor added = frames[0].pixelColor(even.width() - 1, 0);
        EXPECT_LT(colour_distance(added.rgb(), Theme()[Role::panel].rgb()), 100)
            << "padded with the background";
    }
}

TEST_F(AnimationFiles, have_equal_bytes_for_equal_requests) {
    for (const char* name : {"a.gif", "a.webp", "a.mp4", "a.webm"}) {
        const QByteArray first = contents(written(name));
        EXPECT_EQ(contents(written(name)), first) << name;
    }
}

TEST_F(AnimationFiles, leave_nothing_behind_if_they_are_cancelled_at_any_time) {
    for (const char* name : {"a.gif", "a.webp", "a.mp4", "a.webm", "frames/"}) {
        int calls = 0;
        request.file = path(name).toStdString();
        ASSERT_TRUE(write_animation(world.session, request,
                                    [&](const FramesDone& /*done*/) {
                                        ++calls;
                                        return true;
                                    })
                        .ok())
            << name;
        QFile::remove(path(name));
        QDir(path(name)).removeRecursively();
        EXPECT_GT(calls, 20) << name;
        for (int limit = 0; limit < calls; limit += 7) {
            int left = limit;
            const Status status = write_animation(world.session, request,
                                                  [&](const FramesDone& /*done*/) { return left-- > 0; });
            ASSERT_FALSE(status.ok()) << name << " at " << limit;
            EXPECT_EQ(status.error().code, ErrorCode::cancelled);
            EXPECT_TRUE(QDir(folder.path())
                            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                            .isEmpty())
                << name << " at " << limit;
        }
    }
}

TEST_F(AnimationFiles, keep_an_old_file_until_they_are_complete) {
    const QByteArray old = contents(written("a.gif"));
    request.film.from = 1;
    const Status status =
        write_animation(world.session, request, [](const FramesDone& done) { return done.done < 4; });
    EXPECT_FALSE(status.ok());
    EXPECT_EQ(contents(path("a.gif")), old);
}

TEST_F(AnimationFiles, do_not_mix_with_the_frames_of_another_animation) {
    written("frames/");
    const Status again = write_animation(world.session, request, goes_on);
    ASSERT_FALSE(again.ok());
    EXPECT_EQ(again.error().arguments[0], "-o");
    EXPECT_EQ(QDir(path("frames")).entryList(QDir::Files).size(), 10);
}

TEST_F(AnimationFiles, of_gif_are_small_because_only_changes_are_stored) {
    request.film.place.picture_size = PictureSize{1280, 720};
    request.film.from.reset();
    request.film.to.reset();
    for (const auto& [view, most_bytes] : {std::pair("stage", 2'300'000), std::pair("lanes", 2'300'000)}) {
        request.film.place.view = view;
        const QString file = written("a.gif");
        EXPECT_EQ(probed(file).value(QLatin1String("nb_read_frames")).toString().toUInt(),
                  world.view.tick_count());
        EXPECT_LT(QFile(file).size(), most_bytes) << view;
    }
}

TEST_F(AnimationFiles, are_about_as_large_as_estimated) {
    request.film.from.reset();
    request.film.to.reset();
    for (const char* name : {"a.gif", "a.webp", "a.mp4", "a.webm"}) {
        const auto size = static_cast<double>(contents(written(name)).size());
        const auto estimate = estimate_animation(world.session, request, goes_on);
        ASSERT_TRUE(estimate.ok()) << name;
        EXPECT_EQ(estimate->frames, world.view.tick_count());
        EXPECT_GT(static_cast<double>(estimate->bytes), size / 2.5) << name;
        EXPECT_LT(static_cast<double>(estimate->bytes), size * 2.5) << name;
    }
}

TEST_F(AnimationFiles, refuse_too_many_frames_and_pixels) {
    request.file = path("a.gif").toStdString();
    request.film.by = FrameStep{Granularity::cycle, 1};
    request.film.from = 0;
    request.film.to = 1'000'000'000'000;
    EXPECT_EQ(write_animation(world.session, request, goes_on).error().arguments[1], "1000000000001");
    request.film.by = {};
    request.film.from = 1;
    request.film.to = 2;
    request.film.scale = 100;
    EXPECT_EQ(write_animation(world.session, request, goes_on).error().arguments[0], "--size");
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

/// Each view with one format; with LOCKSTEP_WHOLE_SUITES in the environment, each view with each format.
TEST_F(AnimationFiles, exist_for_every_view) {
    const std::vector<const char*> names{"a.gif", "a.webp", "a.mp4", "a.webm"};
    std::size_t number = 0;
    for (const Picture* picture : pictures()) {
        request.film.place.view = picture->name;
        ++number;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (!test::runs_whole_suites() && i != number % names.size()) {
                continue;
            }
            const QString file = written(names[i]);
            EXPECT_GT(QFile(file).size(), 100) << picture->name << " " << names[i];
            QFile::remove(file);
        }
    }
}

} // namespace
} // namespace lockstep::gui
