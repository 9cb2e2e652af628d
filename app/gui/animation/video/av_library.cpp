#include "app/gui/animation/video/av_library.h"

#include <dlfcn.h>
#include <optional>

namespace lockstep::gui {
namespace {

constexpr const char* format_name = "libavformat.so." AV_STRINGIFY(LIBAVFORMAT_VERSION_MAJOR);
constexpr const char* codec_name = "libavcodec.so." AV_STRINGIFY(LIBAVCODEC_VERSION_MAJOR);
constexpr const char* util_name = "libavutil.so." AV_STRINGIFY(LIBAVUTIL_VERSION_MAJOR);

/// A library that is loaded until the program ends.
class Library {
public:
    explicit Library(const char* name) : handle_(dlopen(name, RTLD_NOW | RTLD_LOCAL)) {}

    /// Finds a function. Returns false if the library does not have it.
    template <class Function>
    bool find(Function& function, const char* name) const {
        function = handle_ == nullptr ? nullptr : reinterpret_cast<Function>(dlsym(handle_, name));
        return function != nullptr;
    }

private:
    void* handle_;
};

bool find_format(AvLibrary& av) {
    const Library format(format_name);
    return format.find(av.alloc_output, "avformat_alloc_output_context2") &&
           format.find(av.new_stream, "avformat_new_stream") &&
           format.find(av.write_header, "avformat_write_header") &&
           format.find(av.write_frame, "av_interleaved_write_frame") &&
           format.find(av.write_trailer, "av_write_trailer") &&
           format.find(av.free_context, "avformat_free_context") && format.find(av.open_file, "avio_open") &&
           format.find(av.close_file, "avio_closep") && format.find(av.open_input, "avformat_open_input") &&
           format.find(av.find_stream_info, "avformat_find_stream_info") &&
           format.find(av.read_frame, "av_read_frame") && format.find(av.close_input, "avformat_close_input");
}

bool find_codec(AvLibrary& av) {
    const Library codec(codec_name);
    return codec.find(av.find_encoder, "avcodec_find_encoder_by_name") &&
           codec.find(av.find_decoder, "avcodec_find_decoder") &&
           codec.find(av.alloc_codec, "avcodec_alloc_context3") &&
           codec.find(av.free_codec, "avcodec_free_context") && codec.find(av.open_codec, "avcodec_open2") &&
           codec.find(av.send_frame, "avcodec_send_frame") &&
           codec.find(av.receive_packet, "avcodec_receive_packet") &&
           codec.find(av.send_packet, "avcodec_send_packet") &&
           codec.find(av.receive_frame, "avcodec_receive_frame") &&
           codec.find(av.parameters_from, "avcodec_parameters_from_context") &&
           codec.find(av.parameters_to, "avcodec_parameters_to_context") &&
           codec.find(av.alloc_packet, "av_packet_alloc") && codec.find(av.free_packet, "av_packet_free") &&
           codec.find(av.unref_packet, "av_packet_unref") &&
           codec.find(av.rescale_times, "av_packet_rescale_ts");
}

bool find_util(AvLibrary& av) {
    const Library util(util_name);
    return util.find(av.alloc_frame, "av_frame_alloc") && util.find(av.free_frame, "av_frame_free") &&
           util.find(av.get_buffer, "av_frame_get_buffer") &&
           util.find(av.make_writable, "av_frame_make_writable") && util.find(av.set_entry, "av_dict_set") &&
           util.find(av.free_entries, "av_dict_free") && util.find(av.set_option, "av_opt_set") &&
           util.find(av.set_log_level, "av_log_set_level");
}

std::optional<AvLibrary> loaded() {
    AvLibrary av;
    if (!find_format(av) || !find_codec(av) || !find_util(av)) {
        return std::nullopt;
    }
    av.set_log_level(AV_LOG_QUIET); // errors are reported by their codes
    return av;
}

} // namespace

const AvLibrary* av_library() {
    static const std::optional<AvLibrary> library = loaded();
    return library ? &*library : nullptr;
}

const char* av_library_name() {
    return format_name;
}

} // namespace lockstep::gui
