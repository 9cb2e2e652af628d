#include "app/gui/animation/gif_writer.h"

#include "app/gui/animation/changed_rectangle.h"
#include "app/gui/animation/gif_check.h"
#include "app/gui/animation/gif_codes.h"
#include "app/gui/animation/gif_palette.h"
#include "core/base/file_sink.h"

#include <array>
#include <gif_lib.h>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr int colour_bits = 8;

/// The file that libgif writes, and the reason if it cannot be written.
struct GifFile {
    std::unique_ptr<FileSink> sink;
    Status status;
};

/// Receives the bytes of libgif. Returns how many of them were written.
int write_bytes_of(GifFileType* gif, const GifByteType* bytes, int count) {
    auto& file = *static_cast<GifFile*>(gif->UserData);
    if (file.status) {
        file.status = file.sink->write(std::as_bytes(std::span(bytes, static_cast<std::size_t>(count))));
    }
    return file.status ? count : 0;
}

class GifWriter final : public AnimationWriter {
public:
    GifWriter(std::unique_ptr<FileSink> sink, const std::filesystem::path& path, const AnimationForm& form)
        : file_{std::move(sink), {}}, path_(path), form_(form), colours_(form.palette) {}
    ~GifWriter() override { close(); }

    Status begin();
    Status add(const QImage& frame, FrameTime time) override;
    Status finish() override;

private:
    Status put(const QRect& part, FrameTime time);
    bool close();
    [[nodiscard]] Status failure() const { return file_.status ? not_read_back(path_) : file_.status; }
    void take(const QImage& frame);
    [[nodiscard]] std::vector<GifPixel> pixels_of_part(const QRect& part) const;
    bool put_codes(std::vector<GifByteType> blocks);
    [[nodiscard]] std::size_t pixel_at(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(form_.size.width()) +
               static_cast<std::size_t>(x);
    }

    GifFile file_;
    const std::filesystem::path path_;
    const AnimationForm form_;
    GifColours colours_;
    GifFileType* gif_ = nullptr;
    std::vector<GifByteType> shown_; ///< the indexes of the frame before; empty before the first
    std::vector<GifByteType> next_;
    GifSummary written_;
};

/// Returns a palette of 256 colours, as GIF demands a power of two.
ColorMapObject* colour_map(const std::vector<QRgb>& palette) {
    ColorMapObject* const map = GifMakeMapObject(1 << colour_bits, nullptr);
    for (std::size_t i = 0; map != nullptr && i < palette.size(); ++i) {
        map->Colors[i] = {static_cast<GifByteType>(qRed(palette[i])),
                          static_cast<GifByteType>(qGreen(palette[i])),
                          static_cast<GifByteType>(qBlue(palette[i]))};
    }
    return map;
}

/// Writes the extension that makes programs repeat the animation without end.
bool put_loop(GifFileType* gif) {
    constexpr std::array<GifByteType, 3> for_ever{1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, static_cast<int>(for_ever.size()), for_ever.data()) == GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

bool put_provenance(GifFileType* gif, const Provenance& made) {
    std::string text;
    for (const ProvenanceItem& item : made) {
        text += (item.key + QStringLiteral(": ") + item.value + QLatin1Char('\n')).toStdString();
    }
    return text.empty() || EGifPutComment(gif, text.c_str()) == GIF_OK;
}

Status GifWriter::begin() {
    int error = 0;
    gif_ = EGifOpen(&file_, write_bytes_of, &error);
    ColorMapObject* const map = colour_map(form_.palette);
    bool done = gif_ != nullptr && map != nullptr;
    if (done) {
        EGifSetGifVersion(gif_, true);
        done =
            EGifPutScreenDesc(gif_, form_.size.width(), form_.size.height(), colour_bits, 0, map) == GIF_OK &&
            put_loop(gif_) && put_provenance(gif_, form_.made);
    }
    GifFreeMapObject(map);
    return done ? Status() : failure();
}

/// Converts a frame to indexes.
void GifWriter::take(const QImage& frame) {
    const auto width = static_cast<std::size_t>(form_.size.width());
    next_.resize(width * static_cast<std::size_t>(form_.size.height()));
    for (int y = 0; y < form_.size.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
        GifByteType* const row = &next_[pixel_at(0, y)];
        QRgb last = 0;
        GifByteType index = 0;
        for (std::size_t x = 0; x < width; ++x) {
            if (x == 0 || line[x] != last) {
                last = line[x];
                index = colours_(last | 0xFF000000U);
            }
            row[x] = index;
        }
    }
}

Status GifWriter::add(const QImage& frame, FrameTime time) {
    take(frame);
    QRect part(0, 0, form_.size.width(), form_.size.height());
    if (!shown_.empty()) {
        part = changed_rectangle<GifByteType>(shown_, next_, form_.size.width());
        part = part.isEmpty() ? QRect(0, 0, 1, 1) : part; // a frame needs a pixel
    } else {
        written_.first = next_;
    }
    if (Status put_down = put(part, time); !put_down) {
        return put_down;
    }
    std::swap(shown_, next_);
    return {};
}

std::vector<GifPixel> GifWriter::pixels_of_part(const QRect& part) const {
    std::vector<GifPixel> pixels;
    pixels.reserve(static_cast<std::size_t>(part.width()) * static_cast<std::size_t>(part.height()));
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            const std::size_t at = pixel_at(x, y);
            pixels.push_back({next_[at], !shown_.empty() && shown_[at] == next_[at]});
        }
    }
    return pixels;
}

/// Writes compressed pixels as they are. libgif expects each block with its length, and null after the last one.
bool GifWriter::put_codes(std::vector<GifByteType> blocks) {
    bool done = true;
    for (std::size_t at = 0; done && at < blocks.size(); at += 1U + blocks[at]) {
        done = EGifPutCodeNext(gif_, blocks[at] == 0 ? nullptr : &blocks[at]) == GIF_OK;
    }
    return done;
}

Status GifWriter::put(const QRect& part, FrameTime time) {
    constexpr std::uint64_t unit_us = 10000; // GIF counts hundredths of a second
    const auto unit = [](std::uint64_t us) { return (us + unit_us / 2) / unit_us; };
    const auto delay = static_cast<int>(unit(time.end_us) - unit(time.begin_us));
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, delay, gif_transparent};
    std::array<GifByteType, 4> bytes{};
    const auto count = static_cast<int>(EGifGCBToExtension(&control, bytes.data()));
    const bool done = EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, count, bytes.data()) == GIF_OK &&
                      EGifPutImageDesc(gif_, part.left(), part.top(), part.width(), part.height(), false,
                                       nullptr) == GIF_OK &&
                      put_codes(gif_codes(pixels_of_part(part)));
    written_.frames += 1;
    written_.hundredths += static_cast<std::uint64_t>(delay);
    // an empty write asks the sink for the reason, such as a full disk
    return done ? Status() : failure();
}

bool GifWriter::close() {
    int error = 0;
    GifFileType* const gif = std::exchange(gif_, nullptr);
    return gif == nullptr || EGifCloseFile(gif, &error) == GIF_OK;
}

Status GifWriter::finish() {
    if (!close()) {
        return failure();
    }
    if (gif_summary(file_.sink->unfinished(), form_.size) != written_) {
        return not_read_back(path_);
    }
    return file_.sink->finish({}, FileSink::OnDisk::before_naming);
}

} // namespace

Result<std::unique_ptr<AnimationWriter>> open_gif(const std::filesystem::path& path,
                                                  const AnimationForm& form) {
    auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    auto writer = std::make_unique<GifWriter>(std::move(*sink), path, form);
    if (Status begun = writer->begin(); !begun) {
        return begun.error();
    }
    return std::unique_ptr<AnimationWriter>(std::move(writer));
}

} // namespace lockstep::gui
