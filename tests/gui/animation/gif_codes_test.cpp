// Random pictures are compressed, and read by libgif.
#include "app/gui/animation/gif_codes.h"

#include <QFile>
#include <QTemporaryDir>
#include <gif_lib.h>
#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace lockstep::gui {
namespace {

struct Size {
    int width = 0;
    int height = 0;
};

std::vector<GifPixel> changed_pixels(const std::vector<std::uint8_t>& before,
                                     const std::vector<std::uint8_t>& after) {
    std::vector<GifPixel> pixels;
    for (std::size_t i = 0; i < after.size(); ++i) {
        pixels.push_back({after[i], !before.empty() && before[i] == after[i]});
    }
    return pixels;
}

/// Writes the frames to a file.
void write(const QByteArray& path, Size size, const std::vector<std::vector<std::uint8_t>>& frames) {
    int error = 0;
    GifFileType* const gif = EGifOpenFileName(path.constData(), false, &error);
    ASSERT_NE(gif, nullptr);
    ColorMapObject* const map = GifMakeMapObject(256, nullptr);
    ASSERT_EQ(EGifPutScreenDesc(gif, size.width, size.height, 8, 0, map), GIF_OK);
    std::vector<std::uint8_t> before;
    for (const auto& frame : frames) {
        ASSERT_EQ(EGifPutImageDesc(gif, 0, 0, size.width, size.height, false, nullptr), GIF_OK);
        std::vector<std::uint8_t> blocks = gif_codes(changed_pixels(before, frame));
        for (std::size_t at = 0; at < blocks.size(); at += 1U + blocks[at]) {
            ASSERT_EQ(EGifPutCodeNext(gif, blocks[at] == 0 ? nullptr : &blocks[at]), GIF_OK);
        }
        before = frame;
    }
    GifFreeMapObject(map);
    ASSERT_EQ(EGifCloseFile(gif, &error), GIF_OK);
}

/// Reads the frames of a file, each drawn over the one before.
std::vector<std::vector<std::uint8_t>> read(const QByteArray& path) {
    int error = 0;
    GifFileType* const gif = DGifOpenFileName(path.constData(), &error);
    EXPECT_EQ(DGifSlurp(gif), GIF_OK);
    std::vector<std::vector<std::uint8_t>> frames;
    for (int i = 0; i < gif->ImageCount; ++i) {
        const SavedImage& image = gif->SavedImages[i];
        const auto count = static_cast<std::size_t>(image.ImageDesc.Width) *
                           static_cast<std::size_t>(image.ImageDesc.Height);
        std::vector<std::uint8_t> frame(image.RasterBits, image.RasterBits + count);
        for (std::size_t pixel = 0; pixel < count; ++pixel) {
            if (frame[pixel] == gif_transparent && !frames.empty()) {
                frame[pixel] = frames.back()[pixel];
            }
        }
        frames.push_back(frame);
    }
    DGifCloseFile(gif, &error);
    return frames;
}

TEST(GifCodes, are_read_as_the_pixels_by_another_program) {
    const QTemporaryDir folder;
    const QByteArray path = QFile::encodeName(folder.filePath(QStringLiteral("a.gif")));
    std::mt19937 chance(1);
    for (unsigned round = 0; round < 60; ++round) {
        const unsigned side = round % 4 == 0 ? 300 : 30; // large ones fill the table of codes
        const Size size{1 + static_cast<int>(chance() % side), 1 + static_cast<int>(chance() % side)};
        const unsigned colours = 1 + chance() % (round % 3 == 0 ? 255 : 4);
        std::vector<std::vector<std::uint8_t>> frames(3);
        for (auto& frame : frames) {
            frame = &frame == frames.data() ? std::vector<std::uint8_t>() : (&frame)[-1];
            frame.resize(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height));
            for (std::uint8_t& pixel : frame) {
                if (&frame == frames.data() || chance() % (1 + round % 9) == 0) {
                    pixel = static_cast<std::uint8_t>(chance() % colours);
                }
            }
        }
        write(path, size, frames);
        EXPECT_EQ(read(path), frames) << "round " << round;
    }
}

TEST(GifCodes, spell_what_is_unchanged_as_is_shortest) {
    std::vector<GifPixel> pixels(10000);
    std::mt19937 chance(2);
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        pixels[i] = {static_cast<std::uint8_t>(chance() % 200), i % 100 != 0};
    }
    std::vector<GifPixel> as_changed = pixels;
    for (GifPixel& pixel : as_changed) {
        pixel.is_unchanged = false;
    }
    EXPECT_LT(gif_codes(pixels).size() * 10, gif_codes(as_changed).size());
}

} // namespace
} // namespace lockstep::gui
