#include "core/input/image_file.h"

#include "core/base/input_file.h"

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <png.h>
#include <turbojpeg.h>

namespace lockstep {
namespace {

constexpr std::uintmax_t most_file_bytes = std::uintmax_t{1} << 29;
constexpr std::size_t rgba_bytes = 4;

constexpr std::array<unsigned char, 8> png_signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
constexpr std::array<unsigned char, 3> jpeg_signature{0xFF, 0xD8, 0xFF};

bool begins_with(std::span<const std::byte> file, std::span<const unsigned char> signature) {
    return file.size() >= signature.size() &&
           std::equal(signature.begin(), signature.end(), file.begin(),
                      [](unsigned char a, std::byte b) { return std::byte{a} == b; });
}

Error damaged(const std::string& name, const std::string& reason) {
    return {ErrorCode::image_damaged, {name, reason}, {}, {}};
}

Error too_large(const std::string& name, const std::string& size) {
    return {ErrorCode::image_too_large,
            {name, size, std::to_string(most_pixels_a_side), std::to_string(most_pixels)},
            {},
            {}};
}

/// Allocates memory for the pixels of an image whose header has been read. Returns an error if the image is
/// too large.
Result<Pixels> make_room(std::uint64_t width, std::uint64_t height, const std::string& name) {
    if (width == 0 || height == 0) {
        return damaged(name, "no pixels");
    }
    if (std::max(width, height) > most_pixels_a_side || width * height > most_pixels) {
        return too_large(name, std::to_string(width) + "x" + std::to_string(height));
    }
    Pixels pixels{
        static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), PixelFormat::rgba, {}};
    pixels.bytes.resize(width * height * rgba_bytes);
    return pixels;
}

/// Uses libpng's simplified interface, which handles longjmp internally and converts every kind of PNG.
Result<Pixels> decode_png(std::span<const std::byte> file, const std::string& name) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    const std::unique_ptr<png_image, decltype(&png_image_free)> freed(&image, &png_image_free);
    if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0) {
        return damaged(name, image.message);
    }
    Result<Pixels> pixels = make_room(image.width, image.height, name);
    if (!pixels) {
        return pixels;
    }
    image.format = PNG_FORMAT_RGBA;
    if (png_image_finish_read(&image, nullptr, pixels->bytes.data(), 0, nullptr) == 0) {
        return damaged(name, image.message);
    }
    return pixels;
}

/// Converts CMYK to colours. The decoder of libjpeg-turbo returns the four inks as stored. Adobe stores them
/// inverted, so 255 means no ink.
void inks_to_colours(std::vector<std::uint8_t>& bytes) {
    for (std::size_t i = 0; i < bytes.size(); i += rgba_bytes) {
        const unsigned light = bytes[i + 3];
        for (std::size_t c = 0; c < 3; ++c) {
            bytes[i + c] = static_cast<std::uint8_t>((bytes[i + c] * light + 127) / 255);
        }
        bytes[i + 3] = 255;
    }
}

Result<Pixels> decode_jpeg(std::span<const std::byte> file, const std::string& name) {
    const std::unique_ptr<void, decltype(&tjDestroy)> decoder(tjInitDecompress(), &tjDestroy);
    if (decoder == nullptr) {
        throw std::bad_alloc();
    }
    const auto* data = reinterpret_cast<const unsigned char*>(file.data());
    int width = 0;
    int height = 0;
    int sampling = 0;
    int colours = 0;
    if (tjDecompressHeader3(decoder.get(), data, file.size(), &width, &height, &sampling, &colours) != 0) {
        return damaged(name, tjGetErrorStr2(decoder.get()));
    }
    Result<Pixels> pixels =
        make_room(static_cast<std::uint64_t>(width), static_cast<std::uint64_t>(height), name);
    if (!pixels) {
        return pixels;
    }
    const bool inks = colours == TJCS_CMYK || colours == TJCS_YCCK;
    const int flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT;
    if (tjDecompress2(decoder.get(), data, file.size(), pixels->bytes.data(), width, 0, height,
                      inks ? TJPF_CMYK : TJPF_RGBA, flags) != 0) {
        return damaged(name, tjGetErrorStr2(decoder.get()));
    }
    if (inks) {
        inks_to_colours(pixels->bytes);
    }
    return pixels;
}

/// Computes luma with the weights of JPEG (in 1/256), blended over white according to alpha.
std::uint8_t grey_of(const std::uint8_t* rgba) {
    const unsigned luma = (77U * rgba[0] + 150U * rgba[1] + 29U * rgba[2] + 128U) / 256U;
    return static_cast<std::uint8_t>((luma * rgba[3] + 255U * (255U - rgba[3]) + 127U) / 255U);
}

Pixels in_format(Pixels pixels, PixelFormat format) {
    if (format == PixelFormat::grey) {
        const std::size_t count = pixels.bytes.size() / rgba_bytes;
        for (std::size_t i = 0; i < count; ++i) {
            pixels.bytes[i] = grey_of(&pixels.bytes[i * rgba_bytes]);
        }
        pixels.bytes.resize(count);
        pixels.format = format;
    }
    return pixels;
}

Result<std::vector<std::byte>> read_bytes(const std::filesystem::path& path) {
    const Result<InputFile> file = InputFile::open(path);
    if (!file) {
        return file.error();
    }
    if (file->size() > most_file_bytes) {
        return too_large(path.string(), std::to_string(file->size() >> 20) + " MiB");
    }
    std::vector<std::byte> bytes(file->size());
    const Result<std::size_t> read = file->read(bytes, 0);
    if (!read) {
        return read.error();
    }
    bytes.resize(*read);
    return bytes;
}

} // namespace

Result<Pixels> decode_image(std::span<const std::byte> file, PixelFormat format, const std::string& name) {
    try {
        const bool is_png = begins_with(file, png_signature);
        if (!is_png && !begins_with(file, jpeg_signature)) {
            return Error{ErrorCode::not_an_image, {name}, {}, {}};
        }
        Result<Pixels> pixels = is_png ? decode_png(file, name) : decode_jpeg(file, name);
        return pixels ? Result<Pixels>(in_format(std::move(*pixels), format)) : pixels;
    } catch (const std::bad_alloc&) {
        return too_large(name, std::to_string(file.size()) + " bytes");
    }
}

Result<Pixels> read_image_file(const std::filesystem::path& path, PixelFormat format) {
    const Result<std::vector<std::byte>> file = read_bytes(path);
    return file ? decode_image(*file, format, path.string()) : Result<Pixels>(file.error());
}

} // namespace lockstep
