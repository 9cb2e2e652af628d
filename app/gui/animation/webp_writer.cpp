#include "app/gui/animation/webp_writer.h"

#include "app/gui/animation/changed_rectangle.h"
#include "app/gui/animation/webp_check.h"
#include "core/base/file_sink.h"
#include "core/report/xml_text.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <webp/encode.h>

namespace lockstep::gui {
namespace {

// The container is written here and not by libwebpmux, which keeps all frames in memory. See "WebP Container
// Specification" of the WebP project:
//
//     "RIFF" size "WEBP"
//     "VP8X" flags, size of the canvas           "ANIM" background, number of repetitions
//     "ANMF" place, size and duration, followed by the chunk "VP8L" of the frame
//     ...
//     "XMP " provenance

constexpr std::size_t riff_head = 12;  ///< bytes before the first chunk
constexpr std::size_t riff_prefix = 8; ///< bytes that the size of the file does not count

/// Appends numbers with the lowest byte first.
void add_number(std::string& bytes, std::uint64_t number, int count) {
    for (int i = 0; i < count; ++i) {
        bytes.push_back(static_cast<char>(number >> static_cast<unsigned>(8 * i) & 0xFFU));
    }
}

std::string chunk(std::string_view name, const std::string& content) {
    std::string bytes(name);
    add_number(bytes, content.size(), 4);
    bytes += content;
    bytes.append(content.size() % 2, '\0');
    return bytes;
}

/// Returns the provenance as an XMP packet; empty if there is none.
std::string xmp_packet(const Provenance& made) {
    std::string text;
    for (const ProvenanceItem& item : made) {
        text += xml_text(xml_characters((item.key + QStringLiteral(": ") + item.value).toStdString())) + "\n";
    }
    return text.empty()
               ? text
               : "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
                 "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><rdf:Description "
                 "xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:description><rdf:Alt><rdf:li "
                 "xml:lang=\"x-default\">" +
                     text + "</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>";
}

/// Receives the bytes of the encoder.
int take_bytes(const std::uint8_t* bytes, std::size_t count, const WebPPicture* picture) {
    static_cast<std::string*>(picture->custom_ptr)->append(reinterpret_cast<const char*>(bytes), count);
    return 1;
}

/// Encodes pixels without loss, as a whole WebP file; empty on failure. The encoder may change transparent pixels.
std::string encoded(std::vector<std::uint32_t>& pixels, QSize size) {
    WebPConfig config;
    WebPPicture picture;
    if (WebPConfigInit(&config) == 0 || WebPPictureInit(&picture) == 0) {
        return {};
    }
    constexpr int effort = 3; // more than this takes longer, and saves nothing
    WebPConfigLosslessPreset(&config, effort);
    std::string bytes;
    picture.use_argb = 1;
    picture.width = size.width();
    picture.height = size.height();
    picture.argb = pixels.data();
    picture.argb_stride = size.width();
    picture.writer = take_bytes;
    picture.custom_ptr = &bytes;
    const bool done = WebPEncode(&config, &picture) != 0;
    picture.argb = nullptr; // not owned
    WebPPictureFree(&picture);
    return done ? bytes : std::string();
}

class WebpWriter final : public AnimationWriter {
public:
    WebpWriter(std::unique_ptr<FileSink> sink, const std::filesystem::path& path, const AnimationForm& form)
        : sink_(std::move(sink)), path_(path), form_(form) {}

    Status begin();
    Status add(const QImage& frame, FrameTime time) override;
    Status finish() override;

private:
    Status write(const std::string& bytes) { return sink_->write(std::as_bytes(std::span(bytes))); }
    [[nodiscard]] std::string head() const;
    [[nodiscard]] std::vector<std::uint32_t> changed_pixels(const std::vector<std::uint32_t>& next,
                                                            const QRect& part) const;

    std::unique_ptr<FileSink> sink_;
    const std::filesystem::path path_;
    const AnimationForm form_;
    std::vector<std::uint32_t> shown_; ///< the pixels of the frame before; empty before the first
    WebpSummary written_;
};

std::string WebpWriter::head() const {
    std::string bytes = "RIFF";
    add_number(bytes, std::max<std::uint64_t>(sink_->written(), riff_head) - riff_prefix, 4);
    return bytes + "WEBP";
}

Status WebpWriter::begin() {
    constexpr std::uint64_t has_animation = 2;
    constexpr std::uint64_t has_xmp = 4;
    constexpr std::uint64_t has_alpha = 16;
    const std::uint64_t flags = has_animation | has_alpha | (form_.made.empty() ? 0 : has_xmp);
    std::string canvas;
    add_number(canvas, flags, 4);
    add_number(canvas, static_cast<std::uint64_t>(form_.size.width() - 1), 3);
    add_number(canvas, static_cast<std::uint64_t>(form_.size.height() - 1), 3);
    std::string repeats;
    add_number(repeats, form_.background, 4); // blue, green, red, alpha
    add_number(repeats, 0, 2);                // without end
    return write(head() + chunk("VP8X", canvas) + chunk("ANIM", repeats));
}

/// Returns the pixels of a part of the next frame. Unchanged ones are transparent, except those that continue a run
/// of their colour, which compresses better.
std::vector<std::uint32_t> WebpWriter::changed_pixels(const std::vector<std::uint32_t>& next,
                                                      const QRect& part) const {
    std::vector<std::uint32_t> pixels;
    pixels.reserve(static_cast<std::size_t>(part.width()) * static_cast<std::size_t>(part.height()));
    std::uint32_t last = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        std::size_t at = static_cast<std::size_t>(y) * static_cast<std::size_t>(form_.size.width()) +
                         static_cast<std::size_t>(part.left());
        for (int x = 0; x < part.width(); ++x, ++at) {
            const bool is_unchanged = !shown_.empty() && shown_[at] == next[at];
            last = is_unchanged && last != next[at] ? 0 : next[at];
            pixels.push_back(last);
        }
    }
    return pixels;
}

Status WebpWriter::add(const QImage& frame, FrameTime time) {
    const auto width = static_cast<std::size_t>(form_.size.width());
    std::vector<std::uint32_t> next(width * static_cast<std::size_t>(form_.size.height()));
    for (int y = 0; y < form_.size.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
        std::transform(line, line + width, &next[static_cast<std::size_t>(y) * width],
                       [](QRgb colour) { return colour | 0xFF000000U; });
    }
    QRect part(QPoint(0, 0), form_.size);
    if (shown_.empty()) {
        written_.first = next;
    } else {
        part = changed_rectangle<std::uint32_t>(shown_, next, form_.size.width());
        part = part.isEmpty() ? QRect(0, 0, 1, 1) : part;
        part.setLeft(part.left() & ~1); // only even positions can be written
        part.setTop(part.top() & ~1);
    }
    std::vector<std::uint32_t> pixels = changed_pixels(next, part);
    const std::string file = encoded(pixels, part.size());
    if (file.size() <= riff_head) {
        return not_read_back(path_);
    }
    const auto unit = [](std::uint64_t us) { return (us + 500) / 1000; }; // milliseconds
    const std::uint64_t duration = unit(time.end_us) - unit(time.begin_us);
    constexpr std::uint64_t is_drawn_over = 0; // transparent pixels keep the colour before
    std::string content;
    add_number(content, static_cast<std::uint64_t>(part.left() / 2), 3);
    add_number(content, static_cast<std::uint64_t>(part.top() / 2), 3);
    add_number(content, static_cast<std::uint64_t>(part.width() - 1), 3);
    add_number(content, static_cast<std::uint64_t>(part.height() - 1), 3);
    add_number(content, duration, 3);
    add_number(content, is_drawn_over, 1);
    content += file.substr(riff_head);
    written_.frames += 1;
    written_.milliseconds += duration;
    shown_ = std::move(next);
    return write(chunk("ANMF", content));
}

Status WebpWriter::finish() {
    if (const std::string packet = xmp_packet(form_.made); !packet.empty()) {
        if (Status done = write(chunk("XMP ", packet)); !done) {
            return done;
        }
    }
    const std::string first = head();
    if (webp_summary(sink_->unfinished(), first) != written_) {
        return not_read_back(path_);
    }
    return sink_->finish(std::as_bytes(std::span(first)), FileSink::OnDisk::before_naming);
}

} // namespace

Result<std::unique_ptr<AnimationWriter>> open_webp(const std::filesystem::path& path,
                                                   const AnimationForm& form) {
    auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    auto writer = std::make_unique<WebpWriter>(std::move(*sink), path, form);
    if (Status begun = writer->begin(); !begun) {
        return begun.error();
    }
    return std::unique_ptr<AnimationWriter>(std::move(writer));
}

} // namespace lockstep::gui
