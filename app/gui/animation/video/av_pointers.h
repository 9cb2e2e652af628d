#pragma once

#include "app/gui/animation/video/av_library.h"

#include <memory>

namespace lockstep::gui {

// Pointers that release what the functions of FFmpeg's libraries create. Only used after av_library() has
// succeeded.

struct AvDeleter {
    void operator()(AVFrame* frame) const { av_library()->free_frame(&frame); }
    void operator()(AVPacket* packet) const { av_library()->free_packet(&packet); }
    void operator()(AVCodecContext* codec) const { av_library()->free_codec(&codec); }
};
using AvFrame = std::unique_ptr<AVFrame, AvDeleter>;
using AvPacket = std::unique_ptr<AVPacket, AvDeleter>;
using AvCodec = std::unique_ptr<AVCodecContext, AvDeleter>;

/// Closes a file that is written, without completing it.
struct AvOutputDeleter {
    void operator()(AVFormatContext* output) const {
        av_library()->close_file(&output->pb);
        av_library()->free_context(output);
    }
};
using AvOutput = std::unique_ptr<AVFormatContext, AvOutputDeleter>;

struct AvInputDeleter {
    void operator()(AVFormatContext* input) const { av_library()->close_input(&input); }
};
using AvInput = std::unique_ptr<AVFormatContext, AvInputDeleter>;

} // namespace lockstep::gui
