#pragma once

#include "core/base/result.h"

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
}

namespace lockstep::gui {

/// The functions of FFmpeg's libraries that videos need. They are loaded when the first video is written, because
/// the libraries need more than a hundred others, and the program must start fast and without them.
struct AvLibrary {
    // libavformat
    decltype(&avformat_alloc_output_context2) alloc_output = nullptr;
    decltype(&avformat_new_stream) new_stream = nullptr;
    decltype(&avformat_write_header) write_header = nullptr;
    decltype(&av_interleaved_write_frame) write_frame = nullptr;
    decltype(&av_write_trailer) write_trailer = nullptr;
    decltype(&avformat_free_context) free_context = nullptr;
    decltype(&avio_open) open_file = nullptr;
    decltype(&avio_closep) close_file = nullptr;
    decltype(&avformat_open_input) open_input = nullptr;
    decltype(&avformat_find_stream_info) find_stream_info = nullptr;
    decltype(&av_read_frame) read_frame = nullptr;
    decltype(&avformat_close_input) close_input = nullptr;
    // libavcodec
    decltype(&avcodec_find_encoder_by_name) find_encoder = nullptr;
    decltype(&avcodec_find_decoder) find_decoder = nullptr;
    decltype(&avcodec_alloc_context3) alloc_codec = nullptr;
    decltype(&avcodec_free_context) free_codec = nullptr;
    decltype(&avcodec_open2) open_codec = nullptr;
    decltype(&avcodec_send_frame) send_frame = nullptr;
    decltype(&avcodec_receive_packet) receive_packet = nullptr;
    decltype(&avcodec_send_packet) send_packet = nullptr;
    decltype(&avcodec_receive_frame) receive_frame = nullptr;
    decltype(&avcodec_parameters_from_context) parameters_from = nullptr;
    decltype(&avcodec_parameters_to_context) parameters_to = nullptr;
    decltype(&av_packet_alloc) alloc_packet = nullptr;
    decltype(&av_packet_free) free_packet = nullptr;
    decltype(&av_packet_unref) unref_packet = nullptr;
    decltype(&av_packet_rescale_ts) rescale_times = nullptr;
    // libavutil
    decltype(&av_frame_alloc) alloc_frame = nullptr;
    decltype(&av_frame_free) free_frame = nullptr;
    decltype(&av_frame_get_buffer) get_buffer = nullptr;
    decltype(&av_frame_make_writable) make_writable = nullptr;
    decltype(&av_dict_set) set_entry = nullptr;
    decltype(&av_dict_free) free_entries = nullptr;
    decltype(&av_opt_set) set_option = nullptr;
    decltype(&av_log_set_level) set_log_level = nullptr;
};

/// Returns the functions; null if the libraries, in the version for which the program was built, are not installed.
[[nodiscard]] const AvLibrary* av_library();

/// The names of the installable libraries, for messages: "libavformat.so.59".
[[nodiscard]] const char* av_library_name();

} // namespace lockstep::gui
