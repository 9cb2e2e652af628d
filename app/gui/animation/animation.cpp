#include "app/gui/animation/animation.h"

#include "app/gui/animation/animation_writer.h"
#include "app/gui/animation/gif_palette.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <algorithm>
#include <system_error>

namespace lockstep::gui {
namespace fs = std::filesystem;
namespace {

/// The colours of a GIF are chosen from this many frames.
constexpr std::size_t palette_frames = 24;
/// The size of a file is estimated from this many consecutive frames, at two places.
constexpr std::size_t tried_frames = 6;

Error cancelled() {
    return {ErrorCode::cancelled, {}, {}, {}};
}

/// Chooses the colours of a GIF from frames that are evenly distributed. Errors: cancelled.
Result<std::vector<QRgb>> palette_of(const Film& film, const FramesSink& progress) {
    GifPaletteMaker maker(film.colours());
    const std::size_t count = std::min(palette_frames, film.frame_count());
    for (std::size_t i = 0; i < count; ++i) {
        if (!progress({})) {
            return cancelled();
        }
        maker.add(film.image(count == 1 ? 0 : i * (film.frame_count() - 1) / (count - 1)));
    }
    return maker.palette();
}

/// Returns what the writers need to know. Errors: cancelled.
Result<AnimationForm> form_of(const Film& film, const AnimationRequest& request, AnimationFormat format,
                              const FramesSink& progress) {
    AnimationForm form{.size = film.pixels(),
                       .rate = request.rate,
                       .frames = film.frame_count(),
                       .background = film.theme()[Role::panel].rgb(),
                       .palette = {},
                       .made = request.made};
    if (format == AnimationFormat::gif) {
        auto palette = palette_of(film, progress);
        if (!palette) {
            return palette.error();
        }
        form.palette = std::move(*palette);
    }
    return form;
}

std::uint64_t bytes_in(const fs::path& path) {
    std::error_code ignored;
    if (!fs::is_directory(path, ignored)) {
        return fs::file_size(path, ignored);
    }
    std::uint64_t bytes = 0;
    for (const auto& entry : fs::directory_iterator(path, ignored)) {
        bytes += entry.file_size(ignored);
    }
    return bytes;
}

/// Writes some consecutive frames to a temporary file. Returns its size.
Result<std::uint64_t> bytes_of(const Film& film, AnimationForm form, AnimationFormat format,
                               std::size_t begin, std::size_t end, const FramesSink& progress) {
    const QTemporaryDir folder;
    const fs::path file =
        folder.filePath(format == AnimationFormat::png ? QStringLiteral("frames/") : QStringLiteral("frames"))
            .toStdString();
    form.frames = end - begin;
    auto writer = open_animation(format, file, form);
    if (!writer) {
        return writer.error();
    }
    for (std::size_t i = begin; i < end; ++i) {
        if (!progress({})) {
            return cancelled();
        }
        if (Status added = (*writer)->add(film.image(i), frame_time(i - begin, form.rate)); !added) {
            return added.error();
        }
    }
    const Status finished = (*writer)->finish();
    return finished ? Result<std::uint64_t>(bytes_in(file)) : finished.error();
}

/// Returns the size of a file with all frames: that of the first frame, and for each further frame the mean of those
/// that were tried.
Result<std::uint64_t> estimated_bytes(const Film& film, const AnimationForm& form, AnimationFormat format,
                                      const FramesSink& progress) {
    const std::size_t count = film.frame_count();
    auto first = bytes_of(film, form, format, 0, 1, progress);
    if (!first || count == 1) {
        return first;
    }
    double further = 0; // bytes
    std::size_t tried = 0;
    const std::size_t run = std::min(tried_frames, count);
    for (const std::size_t begin : {std::size_t{0}, (count - run) / 2}) {
        const auto alone = bytes_of(film, form, format, begin, begin + 1, progress);
        auto several = alone ? bytes_of(film, form, format, begin, begin + run, progress) : alone;
        if (!several) {
            return several;
        }
        further += static_cast<double>(*several) - static_cast<double>(*alone);
        tried += run - 1;
    }
    const double each = std::max(0.0, further / static_cast<double>(tried));
    return *first + static_cast<std::uint64_t>(each * static_cast<double>(count - 1));
}

} // namespace

Status write_animation(const std::shared_ptr<const Session>& session, const AnimationRequest& request,
                       const FramesSink& progress) {
    const auto format = animation_format(request.file.string());
    if (!format) {
        return format.error();
    }
    const auto film = Film::make(session, request.film, progress);
    if (!film) {
        return film.error();
    }
    const auto form = form_of(*film, request, *format, progress);
    if (!form) {
        return form.error();
    }
    auto writer = open_animation(*format, request.file, *form);
    if (!writer) {
        return writer.error();
    }
    const std::size_t count = film->frame_count();
    for (std::size_t i = 0; i < count; ++i) {
        if (!progress({i, count})) {
            return cancelled();
        }
        FrameTime time = frame_time(i, request.rate);
        time.end_us += i + 1 == count ? std::uint64_t{request.hold_ms} * 1000 : 0;
        if (Status added = (*writer)->add(film->image(i), time); !added) {
            return added;
        }
    }
    return progress({count, count}) ? (*writer)->finish() : cancelled();
}

Result<AnimationEstimate> estimate_animation(const std::shared_ptr<const Session>& session,
                                             const AnimationRequest& request, const FramesSink& progress) {
    const auto format = animation_format(request.file.string());
    if (!format) {
        return format.error();
    }
    QElapsedTimer timer;
    timer.start();
    const auto film = Film::make(session, request.film, progress);
    if (!film) {
        return film.error();
    }
    const auto form = form_of(*film, request, *format, progress);
    if (!form) {
        return form.error();
    }
    const double prepared = static_cast<double>(timer.elapsed()) / 1000;
    timer.restart();
    const auto bytes = estimated_bytes(*film, *form, *format, progress);
    if (!bytes) {
        return bytes.error();
    }
    const std::size_t count = film->frame_count();
    const std::size_t tried = count == 1 ? 1 : 3 + 2 * std::min(tried_frames, count);
    const double each = static_cast<double>(timer.elapsed()) / 1000 / static_cast<double>(tried);
    return AnimationEstimate{.frames = count,
                             .size = film->pixels(),
                             .seconds =
                                 static_cast<double>(frame_time(count - 1, request.rate).end_us) / 1e6 +
                                 request.hold_ms / 1000.0,
                             .bytes = *bytes,
                             .work_seconds = prepared + each * static_cast<double>(count)};
}

} // namespace lockstep::gui
