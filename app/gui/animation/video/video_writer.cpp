#include "app/gui/animation/video/video_writer.h"

#include "app/gui/animation/video/av_pointers.h"
#include "app/gui/animation/video/video_check.h"
#include "app/gui/animation/video/yuv.h"
#include "app/words/errors/error_words.h"
#include "core/base/file_sink.h"

#include <QPainter>
#include <algorithm>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace lockstep::gui {
namespace {

struct EncoderOption {
    const char* name;
    const char* value;
};
/// An encoder that may be part of FFmpeg, and its options for pictures with text.
struct Encoder {
    AnimationFormat format;
    const char* name;
    std::vector<EncoderOption> options;
    std::int64_t bits_per_pixel_1000 = 0; ///< thousandths of bits per pixel and frame; 0 if it has a quality
};
const std::vector<Encoder>& encoders() {
    static const std::vector<Encoder> all{
        {AnimationFormat::mp4, "libx264", {{"preset", "medium"}, {"crf", "16"}, {"profile", "high"}}},
        {AnimationFormat::mp4, "libopenh264", {}, 300},
        {AnimationFormat::webm,
         "libvpx-vp9",
         {{"crf", "18"}, {"deadline", "good"}, {"cpu-used", "4"}, {"row-mt", "1"}}},
    };
    return all;
}

const char* codec_name(AnimationFormat format) {
    return format == AnimationFormat::mp4 ? "H.264" : "VP9";
}

/// A fixed number, because the bytes of a video depend on it.
constexpr int encoder_threads = 4;

/// Adds the provenance as a comment, which both formats have.
void add_provenance(AVFormatContext& output, const Provenance& made) {
    std::string comment;
    for (const ProvenanceItem& item : made) {
        comment +=
            (comment.empty() ? "" : "\n") + (item.key + QStringLiteral(": ") + item.value).toStdString();
    }
    if (!comment.empty()) {
        av_library()->set_entry(&output.metadata, "comment", comment.c_str(), 0);
    }
}

class VideoWriter final : public AnimationWriter {
public:
    VideoWriter(std::unique_ptr<FileSink> sink, const std::filesystem::path& path, const AnimationForm& form)
        : sink_(std::move(sink)), path_(path), form_(form), size_(even_size(form.size)) {}

    Status begin(AnimationFormat format);
    Status add(const QImage& frame, FrameTime time) override;
    Status finish() override;

private:
    [[nodiscard]] bool open_encoder(AnimationFormat format);
    [[nodiscard]] int open_file(AnimationFormat format);
    [[nodiscard]] int encode(AVFrame* frame);
    [[nodiscard]] QImage padded(const QImage& frame) const;
    [[nodiscard]] Status status_of(int code) const;
    [[nodiscard]] AVRational frame_length() const { return {1000, static_cast<int>(form_.rate.per_1000_s)}; }

    std::unique_ptr<FileSink> sink_;
    const std::filesystem::path path_;
    const AnimationForm form_;
    const QSize size_;
    AvOutput output_;
    AvCodec codec_;
    AVStream* stream_ = nullptr; ///< of the output
    AvFrame frame_;
    AvPacket packet_;
    std::int64_t frames_ = 0; ///< of the video, with repeated ones
    QImage first_;
};

Status VideoWriter::status_of(int code) const {
    if (code >= 0) {
        return {};
    }
    const std::string reason =
        AVUNERROR(code) < 1000 ? std::generic_category().message(AVUNERROR(code)) : "FFmpeg";
    return Error{ErrorCode::cannot_write_file, {path_.string(), reason}, {}, {}};
}

/// Opens the first encoder of the format that is installed.
bool VideoWriter::open_encoder(AnimationFormat format) {
    const AvLibrary& av = *av_library();
    for (const Encoder& each : encoders()) {
        const AVCodec* const found = each.format == format ? av.find_encoder(each.name) : nullptr;
        if (found == nullptr) {
            continue;
        }
        codec_.reset(av.alloc_codec(found));
        codec_->width = size_.width();
        codec_->height = size_.height();
        codec_->time_base = frame_length();
        codec_->framerate = {codec_->time_base.den, codec_->time_base.num};
        codec_->pix_fmt = AV_PIX_FMT_YUV420P;
        codec_->color_range = AVCOL_RANGE_MPEG;
        codec_->color_primaries = AVCOL_PRI_BT709;
        codec_->color_trc = AVCOL_TRC_BT709;
        codec_->colorspace = AVCOL_SPC_BT709;
        codec_->chroma_sample_location = AVCHROMA_LOC_LEFT;
        codec_->thread_count = encoder_threads;
        codec_->flags |= AV_CODEC_FLAG_BITEXACT;
        if ((output_->oformat->flags & AVFMT_GLOBALHEADER) != 0) {
            codec_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
        }
        constexpr int key_frame_distance = 30; // so that players can jump to any step without delay
        codec_->gop_size = key_frame_distance;
        const std::int64_t pixels = std::int64_t{size_.width()} * size_.height();
        codec_->bit_rate = each.bits_per_pixel_1000 * pixels * form_.rate.per_1000_s / 1'000'000;
        for (const EncoderOption& option : each.options) {
            av.set_option(codec_->priv_data, option.name, option.value, 0);
        }
        if (av.open_codec(codec_.get(), found, nullptr) >= 0) {
            return true;
        }
    }
    return false;
}

/// Creates the stream and writes the head of the file. Returns an error code of FFmpeg.
int VideoWriter::open_file(AnimationFormat format) {
    const AvLibrary& av = *av_library();
    stream_ = av.new_stream(output_.get(), nullptr);
    if (stream_ == nullptr) {
        return AVERROR(ENOMEM);
    }
    stream_->time_base = frame_length();
    stream_->avg_frame_rate = codec_->framerate;
    av.parameters_from(stream_->codecpar, codec_.get());
    add_provenance(*output_, form_.made);
    output_->flags |= AVFMT_FLAG_BITEXACT; // no time of day, no version of FFmpeg
    if (const int opened = av.open_file(&output_->pb, output_->url, AVIO_FLAG_WRITE); opened < 0) {
        return opened;
    }
    AVDictionary* options = nullptr;
    if (format == AnimationFormat::mp4) {
        av.set_entry(&options, "movflags", "+faststart",
                     0); // the index first, so that browsers start at once
    }
    const int written = av.write_header(output_.get(), &options);
    av.free_entries(&options);
    return written;
}

Status VideoWriter::begin(AnimationFormat format) {
    const AvLibrary& av = *av_library();
    AVFormatContext* output = nullptr;
    const char* const container = format == AnimationFormat::mp4 ? "mp4" : "webm";
    const std::string url = "file:" + sink_->unfinished().string();
    if (const int made = av.alloc_output(&output, nullptr, container, url.c_str()); made < 0) {
        return status_of(made);
    }
    output_.reset(output);
    if (!open_encoder(format)) {
        return Error{ErrorCode::cannot_write_file,
                     {path_.string(), codec_name(format), std::string(written_for::video_encoder)},
                     {},
                     {}};
    }
    frame_.reset(av.alloc_frame());
    packet_.reset(av.alloc_packet());
    frame_->format = codec_->pix_fmt;
    frame_->width = size_.width();
    frame_->height = size_.height();
    if (const int made = av.get_buffer(frame_.get(), 0); made < 0) {
        return status_of(made);
    }
    return status_of(open_file(format));
}

QImage VideoWriter::padded(const QImage& frame) const {
    if (frame.size() == size_) {
        return frame;
    }
    QImage image(size_, QImage::Format_RGB32);
    image.fill(form_.background);
    QPainter(&image).drawImage(0, 0, frame);
    return image;
}

/// Encodes a frame, and writes what the encoder has completed. A null frame ends the video. Returns an error code of
/// FFmpeg.
int VideoWriter::encode(AVFrame* frame) {
    const AvLibrary& av = *av_library();
    int code = av.send_frame(codec_.get(), frame);
    while (code >= 0) {
        code = av.receive_packet(codec_.get(), packet_.get());
        if (code == AVERROR(EAGAIN) || code == AVERROR_EOF) {
            return 0;
        }
        if (code >= 0) {
            packet_->stream_index = stream_->index;
            packet_->duration = packet_->duration > 0 ? packet_->duration : 1;
            av.rescale_times(packet_.get(), codec_->time_base, stream_->time_base);
            code = av.write_frame(output_.get(), packet_.get());
        }
    }
    return code;
}

Status VideoWriter::add(const QImage& frame, FrameTime time) {
    const AvLibrary& av = *av_library();
    const QImage image = padded(frame);
    if (first_.isNull()) {
        first_ = image.copy();
    }
    const auto number = [this](std::uint64_t us) { // of the first frame of the video at or after a time
        constexpr std::uint64_t thousand_seconds = 1'000'000'000;
        return static_cast<std::int64_t>((us * form_.rate.per_1000_s + thousand_seconds / 2) /
                                         thousand_seconds);
    };
    const std::int64_t end = std::max(number(time.end_us), frames_ + 1);
    for (; frames_ < end; ++frames_) {
        if (const int code = av.make_writable(frame_.get()); code < 0) {
            return status_of(code);
        }
        to_yuv(image, {.luma = frame_->data[0],
                       .blue = frame_->data[1],
                       .red = frame_->data[2],
                       .luma_stride = frame_->linesize[0],
                       .blue_stride = frame_->linesize[1],
                       .red_stride = frame_->linesize[2]});
        frame_->pts = frames_;
        if (const int code = encode(frame_.get()); code < 0) {
            return status_of(code);
        }
    }
    return {};
}

Status VideoWriter::finish() {
    int code = encode(nullptr);
    code = code < 0 ? code : av_library()->write_trailer(output_.get());
    code = code < 0 ? code : av_library()->close_file(&output_->pb);
    if (code < 0) {
        return status_of(code);
    }
    output_.reset();
    const double seconds = static_cast<double>(frames_) * 1000 / form_.rate.per_1000_s;
    if (!is_as_expected(sink_->unfinished(), {size_, static_cast<std::uint64_t>(frames_), seconds, first_})) {
        return not_read_back(path_);
    }
    return sink_->finish({}, FileSink::OnDisk::before_naming);
}

} // namespace

Result<std::unique_ptr<AnimationWriter>> open_video(AnimationFormat format, const std::filesystem::path& path,
                                                    const AnimationForm& form) {
    if (av_library() == nullptr) {
        return Error{ErrorCode::cannot_write_file,
                     {path.string(), av_library_name(), std::string(written_for::video_library)},
                     {},
                     {}};
    }
    auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    auto writer = std::make_unique<VideoWriter>(std::move(*sink), path, form);
    if (Status begun = writer->begin(format); !begun) {
        return begun.error();
    }
    return std::unique_ptr<AnimationWriter>(std::move(writer));
}

std::string missing_for_video(AnimationFormat format) {
    const AvLibrary* const av = av_library();
    if (av == nullptr) {
        return av_library_name();
    }
    const bool has_encoder = std::ranges::any_of(encoders(), [av, format](const Encoder& each) {
        return each.format == format && av->find_encoder(each.name) != nullptr;
    });
    return has_encoder ? std::string() : codec_name(format);
}

} // namespace lockstep::gui
