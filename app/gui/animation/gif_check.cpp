#include "app/gui/animation/gif_check.h"

#include <gif_lib.h>
#include <memory>

namespace lockstep::gui {
namespace {

/// Closes a file of libgif.
struct Closer {
    void operator()(GifFileType* gif) const {
        int error = 0;
        DGifCloseFile(gif, &error);
    }
};

/// Reads an extension, and adds the delay that it may contain.
bool read_extension(GifFileType* gif, GifSummary& summary) {
    int code = 0;
    GifByteType* block = nullptr;
    if (DGifGetExtension(gif, &code, &block) != GIF_OK) {
        return false;
    }
    while (block != nullptr) {
        GraphicsControlBlock control{};
        // the first byte of a block is its length
        if (code == GRAPHICS_EXT_FUNC_CODE && DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK) {
            summary.hundredths += static_cast<std::uint64_t>(control.DelayTime);
        }
        if (DGifGetExtensionNext(gif, &block) != GIF_OK) {
            return false;
        }
    }
    return true;
}

bool decode_first(GifFileType* gif, QSize size, GifSummary& summary) {
    if (gif->Image.Width != size.width() || gif->Image.Height != size.height()) {
        return false;
    }
    summary.first.resize(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()));
    for (int y = 0; y < size.height(); ++y) {
        GifByteType* const row =
            &summary.first[static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width())];
        if (DGifGetLine(gif, row, size.width()) != GIF_OK) {
            return false;
        }
    }
    return true;
}

bool skip_image(GifFileType* gif) {
    int code_size = 0;
    GifByteType* block = nullptr;
    bool is_read = DGifGetCode(gif, &code_size, &block) == GIF_OK;
    while (is_read && block != nullptr) {
        is_read = DGifGetCodeNext(gif, &block) == GIF_OK;
    }
    return is_read;
}

bool read_image(GifFileType* gif, QSize size, GifSummary& summary) {
    ++summary.frames;
    return DGifGetImageHeader(gif) == GIF_OK &&
           (summary.frames == 1 ? decode_first(gif, size, summary) : skip_image(gif));
}

} // namespace

std::optional<GifSummary> gif_summary(const std::filesystem::path& path, QSize size) {
    int error = 0;
    const std::unique_ptr<GifFileType, Closer> gif(DGifOpenFileName(path.c_str(), &error));
    GifSummary summary;
    for (bool is_read = gif != nullptr; is_read;) {
        GifRecordType record = UNDEFINED_RECORD_TYPE;
        is_read = DGifGetRecordType(gif.get(), &record) == GIF_OK;
        if (is_read && record == TERMINATE_RECORD_TYPE) {
            return summary;
        }
        if (is_read) {
            is_read = record == IMAGE_DESC_RECORD_TYPE  ? read_image(gif.get(), size, summary)
                      : record == EXTENSION_RECORD_TYPE ? read_extension(gif.get(), summary)
                                                        : false;
        }
    }
    return std::nullopt;
}

} // namespace lockstep::gui
