#include "core/input/image_file.h"

#include "core/base/data_dir.h"

#include <gtest/gtest.h>
#include <memory>
#include <png.h>
#include <set>
#include <turbojpeg.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

using Bytes = std::vector<std::uint8_t>;

Bytes png_of(const Bytes& pixels, std::uint32_t width, std::uint32_t format) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = width;
    image.height = static_cast<std::uint32_t>(pixels.size()) / (width * PNG_IMAGE_SAMPLE_CHANNELS(format));
    image.format = format;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    Bytes file(size);
    EXPECT_NE(png_image_write_to_memory(&image, file.data(), &size, 0, pixels.data(), 0, nullptr), 0);
    file.resize(size);
    return file;
}

Bytes jpeg_of(const Bytes& pixels, int width, int format) {
    const std::unique_ptr<void, decltype(&tjDestroy)> encoder(tjInitCompress(), &tjDestroy);
    unsigned char* data = nullptr;
    unsigned long size = 0;
    const int height = static_cast<int>(pixels.size()) / (width * tjPixelSize[format]);
    const int sampling = format == TJPF_GRAY ? TJSAMP_GRAY : TJSAMP_444;
    EXPECT_EQ(tjCompress2(encoder.get(), pixels.data(), width, 0, height, format, &data, &size, sampling, 100,
                          TJFLAG_ACCURATEDCT),
              0);
    Bytes file(data, data + size);
    tjFree(data);
    return file;
}

Result<Pixels> decoded(const Bytes& file, PixelFormat format) {
    return decode_image(std::as_bytes(std::span(file)), format, "x");
}

ErrorCode error_of(const Bytes& file) {
    const Result<Pixels> pixels = decoded(file, PixelFormat::rgba);
    EXPECT_FALSE(pixels.ok());
    return pixels ? ErrorCode::cancelled : pixels.error().code;
}

/// Makes a grey image with an edge and a gradient.
Bytes grey_picture(std::uint32_t width, std::uint32_t height) {
    Bytes pixels;
    for (std::uint32_t i = 0; i < width * height; ++i) {
        pixels.push_back(static_cast<std::uint8_t>(i % width < width / 2 ? 4 * (i / width) : 255));
    }
    return pixels;
}

TEST(ImageFile, APngsPixelsAreReadAsTheyAre) {
    const Bytes pixels{255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0,
                       9,   8, 7, 255, 1, 2,   3, 255, 4, 5, 6,   255};
    const auto read = decoded(png_of(pixels, 3, PNG_FORMAT_RGBA), PixelFormat::rgba);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->width, 3U);
    EXPECT_EQ(read->height, 2U);
    EXPECT_EQ(read->bytes, pixels);
}

TEST(ImageFile, AGreyPngStaysAsItIs) {
    const Bytes pixels = grey_picture(16, 12);
    const auto read = decoded(png_of(pixels, 16, PNG_FORMAT_GRAY), PixelFormat::grey);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->format, PixelFormat::grey);
    EXPECT_EQ(read->bytes, pixels);
}

TEST(ImageFile, GreyIsLumaOverWhite) {
    const Bytes pixels{255, 0, 0, 255, 0, 255, 0, 255, 0,   0,   255, 255,
                       0,   0, 0, 0,   0, 0,   0, 128, 255, 255, 255, 255};
    const auto read = decoded(png_of(pixels, 6, PNG_FORMAT_RGBA), PixelFormat::grey);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->bytes, (Bytes{77, 149, 29, 255, 127, 255})); // 0.299, 0.587 and 0.114 of 255
}

TEST(ImageFile, AJpegIsReadToWithinItsRounding) {
    const Bytes pixels = grey_picture(32, 24);
    for (const PixelFormat format : {PixelFormat::grey, PixelFormat::rgba}) {
        const auto read = decoded(jpeg_of(pixels, 32, TJPF_GRAY), format);
        ASSERT_TRUE(read.ok());
        const std::size_t channels = format == PixelFormat::grey ? 1 : 4;
        ASSERT_EQ(read->bytes.size(), pixels.size() * channels);
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            EXPECT_NEAR(read->bytes[i * channels], pixels[i], 3) << i;
        }
    }
}

TEST(ImageFile, AColouredJpegKeepsItsColours) {
    Bytes pixels;
    for (int i = 0; i < 64; ++i) {
        pixels.insert(pixels.end(), {200, 40, 90});
    }
    const auto read = decoded(jpeg_of(pixels, 8, TJPF_RGB), PixelFormat::rgba);
    ASSERT_TRUE(read.ok());
    EXPECT_NEAR(read->bytes[0], 200, 2);
    EXPECT_NEAR(read->bytes[1], 40, 2);
    EXPECT_NEAR(read->bytes[2], 90, 2);
    EXPECT_EQ(read->bytes[3], 255);
}

TEST(ImageFile, AFileOfAnotherKindIsNoImage) {
    EXPECT_EQ(error_of({}), ErrorCode::not_an_image);
    EXPECT_EQ(error_of({'G', 'I', 'F', '8', '9', 'a'}), ErrorCode::not_an_image);
    EXPECT_EQ(error_of({0x89, 'P', 'N'}), ErrorCode::not_an_image);
}

/// A truncated file or a changed byte must cause nothing worse than an error. A truncated file always causes
/// one.
TEST(ImageFile, ACutFileIsDamaged) {
    for (const Bytes& whole :
         {png_of(grey_picture(16, 16), 16, PNG_FORMAT_GRAY), jpeg_of(grey_picture(16, 16), 16, TJPF_GRAY)}) {
        for (std::size_t size = 8; size + 12 < whole.size();
             size += 5) { // the last 12 bytes of a PNG contain only the end marker
            EXPECT_EQ(error_of(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size))),
                      ErrorCode::image_damaged)
                << size;
        }
    }
}

TEST(ImageFile, AChangedByteNeverDoesHarm) {
    const std::set<ErrorCode> expected{ErrorCode::not_an_image, ErrorCode::image_damaged,
                                       ErrorCode::image_too_large};
    int refused = 0;
    for (const Bytes& whole :
         {png_of(grey_picture(16, 16), 16, PNG_FORMAT_GRAY), jpeg_of(grey_picture(16, 16), 16, TJPF_GRAY)}) {
        for (std::size_t i = 0; i < whole.size(); ++i) {
            Bytes changed = whole;
            changed[i] ^= 0xFF;
            const auto read = decoded(changed, PixelFormat::grey);
            refused += read ? 0 : 1;
            EXPECT_TRUE(read.ok() || expected.contains(read.error().code)) << i;
        }
    }
    EXPECT_GT(refused, 50);
}

TEST(ImageFile, AHeaderThatAsksForTooMuchIsRefusedBeforeAnyRoomIsMade) {
    const Bytes row(70000, 1); // wider than the largest allowed image
    EXPECT_EQ(error_of(png_of(row, 70000, PNG_FORMAT_GRAY)), ErrorCode::image_too_large);
    Bytes jpeg = jpeg_of(grey_picture(16, 16), 16, TJPF_GRAY);
    for (std::size_t i = 0; i + 9 < jpeg.size(); ++i) {
        if (jpeg[i] == 0xFF && jpeg[i + 1] == 0xC0) { // the frame header: length, depth, height, width
            jpeg[i + 5] = jpeg[i + 7] = 0xF0;
            jpeg[i + 6] = jpeg[i + 8] = 0;
            break;
        }
    }
    const auto read = decoded(jpeg, PixelFormat::rgba);
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, ErrorCode::image_too_large);
    EXPECT_EQ(read.error().arguments[1], "61440x61440");
}

TEST(ImageFile, WhatCannotBeReadSaysWhy) {
    const auto missing = read_image_file("/nowhere/x.png", PixelFormat::grey);
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().code, ErrorCode::cannot_read_file);
    EXPECT_EQ(read_image_file(fs::temp_directory_path(), PixelFormat::grey).error().code,
              ErrorCode::cannot_read_file);
}

TEST(ImageFile, ThePictureThatComesAlongHasEdgesGradientsAndColour) {
    const fs::path path = data_dir() / "resources/images/lighthouse.png";
    const auto colour = read_image_file(path, PixelFormat::rgba);
    const auto grey = read_image_file(path, PixelFormat::grey);
    ASSERT_TRUE(colour.ok() && grey.ok());
    EXPECT_EQ(grey->width, 256U);
    EXPECT_EQ(grey->height, 256U);
    EXPECT_EQ(colour->bytes.size(), 4 * grey->bytes.size());
    EXPECT_GT(std::set<std::uint8_t>(grey->bytes.begin(), grey->bytes.end()).size(), 200U);
}

} // namespace
} // namespace lockstep
