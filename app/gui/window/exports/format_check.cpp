#include "app/gui/window/exports/format_check.h"

#include "app/gui/animation/video/video_writer.h"

#include <QCoreApplication>
#include <string>

namespace lockstep::gui {
namespace {

struct FormatWords {
    Q_DECLARE_TR_FUNCTIONS(FormatWords)
};

} // namespace

QString why_not_written(const ExportKind& kind) {
    const auto format = kind.writer == ExportWriter::film && *kind.ending != '\0'
                            ? animation_format(std::string(".") + kind.ending)
                            : Result<AnimationFormat>(AnimationFormat::png);
    const bool is_video = format && (*format == AnimationFormat::mp4 || *format == AnimationFormat::webm);
    const std::string missing = is_video ? missing_for_video(*format) : std::string();
    return missing.empty()
               ? QString()
               : FormatWords::tr("%1 needs FFmpeg, but %2 is not installed", "a format; a library")
                     .arg(export_kind_title(kind), QString::fromStdString(missing));
}

} // namespace lockstep::gui
