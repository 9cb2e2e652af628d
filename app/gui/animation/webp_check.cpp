#include "app/gui/animation/webp_check.h"

#include <QFile>
#include <QFileDevice>
#include <algorithm>
#include <memory>
#include <webp/decode.h>
#include <webp/demux.h>

namespace lockstep::gui {
namespace {

struct Deleter {
    void operator()(WebPDemuxer* reader) const { WebPDemuxDelete(reader); }
};

/// Decodes a frame to pixels of 0xAARRGGBB.
std::vector<std::uint32_t> decoded(const WebPIterator& frame) {
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(frame.width) *
                                      static_cast<std::size_t>(frame.height));
    const bool is_read = WebPDecodeBGRAInto(frame.fragment.bytes, frame.fragment.size,
                                            reinterpret_cast<std::uint8_t*>(pixels.data()), pixels.size() * 4,
                                            frame.width * 4) != nullptr;
    return is_read ? pixels : std::vector<std::uint32_t>();
}

} // namespace

std::optional<WebpSummary> webp_summary(const std::filesystem::path& path, const std::string& head) {
    QFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::ReadOnly) || file.size() < static_cast<qint64>(head.size())) {
        return std::nullopt;
    }
    // a private mapping, so that the head replaces its bytes in memory only
    uchar* const bytes = file.map(0, file.size(), QFileDevice::MapPrivateOption);
    if (bytes == nullptr) {
        return std::nullopt;
    }
    std::ranges::copy(head, bytes);
    const WebPData data{bytes, static_cast<std::size_t>(file.size())};
    const std::unique_ptr<WebPDemuxer, Deleter> reader(WebPDemux(&data));
    WebPIterator frame{};
    if (reader == nullptr || WebPDemuxGetFrame(reader.get(), 1, &frame) == 0) {
        return std::nullopt;
    }
    WebpSummary summary{.first = decoded(frame)};
    do {
        summary.frames += 1;
        summary.milliseconds += static_cast<std::uint64_t>(frame.duration);
    } while (WebPDemuxNextFrame(&frame) != 0);
    WebPDemuxReleaseIterator(&frame);
    return summary;
}

} // namespace lockstep::gui
