#include "app/gui/animation/video/video_check.h"

#include "app/gui/animation/video/av_pointers.h"
#include "app/gui/animation/video/yuv.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

namespace lockstep::gui {
namespace {

AvInput opened(const std::filesystem::path& path) {
    AVFormatContext* input = nullptr;
    const std::string url = "file:" + path.string();
    if (av_library()->open_input(&input, url.c_str(), nullptr, nullptr) < 0) {
        return nullptr;
    }
    return AvInput(input);
}

AvCodec decoder_of(const AVStream& stream) {
    const AvLibrary& av = *av_library();
    const AVCodec* const codec = av.find_decoder(stream.codecpar->codec_id);
    AvCodec decoder(codec == nullptr ? nullptr : av.alloc_codec(codec));
    if (decoder == nullptr || av.parameters_to(decoder.get(), stream.codecpar) < 0 ||
        av.open_codec(decoder.get(), codec, nullptr) < 0) {
        return nullptr;
    }
    return decoder;
}

/// Returns the mean squared difference of the luma of a decoded frame and an image.
double difference(const AVFrame& frame, const QImage& image) {
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const std::uint8_t* const row = frame.data[0] + static_cast<std::ptrdiff_t>(y) * frame.linesize[0];
        for (int x = 0; x < image.width(); ++x) {
            const double each = int{row[x]} - int{luma_of(line[x])};
            sum += each * each;
        }
    }
    return sum / std::max(1.0, static_cast<double>(image.width()) * image.height());
}

/// What was read from the packets of a video.
struct Read {
    std::uint64_t frames = 0;
    std::int64_t end = 0; ///< in units of the stream
    AvFrame first = nullptr;
};

/// Passes a packet to the decoder until it has returned the first frame. A null packet ends the stream.
void decode_first(AVCodecContext* decoder, const AVPacket* packet, Read& read) {
    const AvLibrary& av = *av_library();
    AvFrame frame(av.alloc_frame());
    if (read.first == nullptr && av.send_packet(decoder, packet) >= 0 &&
        av.receive_frame(decoder, frame.get()) >= 0) {
        read.first = std::move(frame);
    }
}

Read read_all(AVFormatContext* input, AVCodecContext* decoder) {
    const AvLibrary& av = *av_library();
    Read read;
    const AvPacket packet(av.alloc_packet());
    while (av.read_frame(input, packet.get()) >= 0) {
        ++read.frames;
        read.end = std::max(read.end, packet->pts + packet->duration);
        decode_first(decoder, packet.get(), read);
        av.unref_packet(packet.get());
    }
    decode_first(decoder, nullptr, read);
    return read;
}

} // namespace

bool is_as_expected(const std::filesystem::path& path, const VideoExpected& expected) {
    const AvInput input = opened(path);
    if (input == nullptr || av_library()->find_stream_info(input.get(), nullptr) < 0 ||
        input->nb_streams != 1) {
        return false;
    }
    const AVStream& stream = *input->streams[0];
    const AvCodec decoder = decoder_of(stream);
    if (decoder == nullptr) {
        return false;
    }
    const Read read = read_all(input.get(), decoder.get());
    const double unit = static_cast<double>(stream.time_base.num) / stream.time_base.den;
    const double seconds = static_cast<double>(read.end) * unit;
    constexpr double rounding = 0.02;      // seconds
    constexpr double most_difference = 65; // 30 dB
    return read.frames == expected.frames && std::abs(seconds - expected.seconds) < rounding &&
           read.first != nullptr && read.first->width == expected.size.width() &&
           read.first->height == expected.size.height() &&
           difference(*read.first, expected.first) < most_difference;
}

} // namespace lockstep::gui
