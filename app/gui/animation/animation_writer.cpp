#include "app/gui/animation/animation_writer.h"

#include "app/gui/animation/gif_writer.h"
#include "app/gui/animation/png_writer.h"
#include "app/gui/animation/video/video_writer.h"
#include "app/gui/animation/webp_writer.h"
#include "app/words/errors/error_words.h"

namespace lockstep::gui {

Result<std::unique_ptr<AnimationWriter>>
open_animation(AnimationFormat format, const std::filesystem::path& path, const AnimationForm& form) {
    switch (format) {
    case AnimationFormat::gif:
        return open_gif(path, form);
    case AnimationFormat::webp:
        return open_webp(path, form);
    case AnimationFormat::png:
        return open_png_folder(path, form);
    default:
        return open_video(format, path, form);
    }
}

Error not_read_back(const std::filesystem::path& path) {
    return {
        ErrorCode::cannot_write_file, {path.string(), "", std::string(written_for::checked_file)}, {}, {}};
}

} // namespace lockstep::gui
