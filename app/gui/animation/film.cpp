#include "app/gui/animation/film.h"

#include "app/gui/animation/animation_format.h"
#include "app/gui/animation/scene_colours.h"
#include "app/gui/exporting/export_options.h"
#include "app/gui/exporting/race_picture.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/show/place_picture.h"
#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace lockstep::gui {
namespace {

Error not_allowed(std::string key, std::string value, std::string allowed) {
    return {ErrorCode::value_not_allowed, {std::move(key), std::move(value), std::move(allowed)}, {}, {}};
}

Status check_count(std::uint64_t frames) {
    return frames <= most_animation_frames
               ? Status()
               : not_allowed("--from, --to", std::to_string(frames),
                             coded(allowed::few_frames, {"#" + std::to_string(most_animation_frames)}));
}

Status check_size(QSize pixels) {
    if (std::max(pixels.width(), pixels.height()) <= most_frame_side &&
        static_cast<double>(pixels.width()) * pixels.height() <= static_cast<double>(most_frame_pixels)) {
        return {};
    }
    return not_allowed("--size", std::to_string(pixels.width()) + "x" + std::to_string(pixels.height()),
                       coded(allowed::few_frame_pixels, {"#" + std::to_string(most_frame_pixels),
                                                         "#" + std::to_string(most_frame_side)}));
}

/// Returns the last step or cycle that frames() allows.
std::uint64_t last_of(const GroupView& view, const Cursor& cursor, FrameStep by) {
    if (by.by != Granularity::cycle) {
        return view.tick_count();
    }
    const auto timeline = timeline_of(view, cursor); // runs the simulation
    const auto& simulation = view.session->analysis(view.launch).model.simulation;
    return timeline == nullptr || !simulation ? 0 : std::max<std::uint64_t>(simulation->cycles, 1) - 1;
}

/// Returns the cursors of the frames. Errors: those of frames(); value_not_allowed if there are too many.
Result<std::vector<Cursor>> cursors_of(const FilmRequest& request, const ShownPicture& shown) {
    const bool is_by_cycle = request.by.by == Granularity::cycle;
    const std::uint64_t from = request.from.value_or(is_by_cycle ? 0 : 1);
    const std::uint64_t to = request.to ? *request.to : last_of(shown.view, shown.cursor, request.by);
    if (is_by_cycle && to > from) {
        // checked before the cursors are made, because there may be billions
        if (Status few = check_count((to - from) / request.by.cycles + 1); !few) {
            return few.error();
        }
    }
    auto cursors = frames(shown.view.session, request.place, request.by, from, to);
    if (cursors) {
        if (Status few = check_count(cursors->size()); !few) {
            return few.error();
        }
    }
    return cursors;
}

/// Computes the parts of the model that the first frame needs, which may take long.
Status make_parts(const ShownPicture& shown, const FramesSink& progress) {
    GroupView view = shown.view;
    view.only_at_hand = true;
    for (const PartKey& part : missing_parts(*shown.picture, view, shown.cursor)) {
        if (Status made = view.session->make_any(part, [&](const Progress&) { return progress({}); });
            !made) {
            return made;
        }
    }
    return {};
}

/// Returns the frames of a run.
Result<LooseFrames> frames_of_run(const std::shared_ptr<const Session>& session, const FilmRequest& request,
                                  const FramesSink& progress) {
    const auto shown = picture_at(request.place, session);
    if (!shown) {
        return shown.error();
    }
    const auto cursors = cursors_of(request, *shown);
    if (!cursors) {
        return cursors.error();
    }
    const ShownPicture first = with_cursor(*shown, cursors->front());
    if (Status made = make_parts(first, progress); !made) {
        return made.error();
    }
    const auto picture = [of = *shown, at = *cursors](std::size_t frame) {
        return with_cursor(of, at[frame]);
    };
    return LooseFrames{.count = cursors->size(),
                       .size = file_size(request.place, first),
                       .scene =
                           [picture](std::size_t frame, QSizeF room) {
                               ShownPicture each = picture(frame);
                               each.size = room;
                               return each.scene();
                           },
                       .caption = [picture](std::size_t frame) { return narration_caption(picture(frame)); }};
}

/// Returns the frames of a race, which differ by cycles. Errors: value_not_allowed.
Result<LooseFrames> frames_of_race(const std::shared_ptr<const Session>& session, const FilmRequest& request,
                                   const FramesSink& progress) {
    if (request.by.by != Granularity::cycle) {
        return not_allowed("--by", "step", coded(allowed::cycles_of_race));
    }
    std::vector<std::shared_ptr<const Session>> sessions{session};
    sessions.insert(sessions.end(), request.others.begin(), request.others.end());
    const auto race = race_of(sessions, std::nullopt, [&](const Progress& /*step*/) { return progress({}); });
    if (!race) {
        return race.error();
    }
    const std::uint64_t end = race->race->end;
    const std::uint64_t from = request.from.value_or(0);
    const std::uint64_t to = request.to.value_or(end);
    if (from > to || to > end) {
        return not_allowed(from > to ? "--from" : "--to", std::to_string(from > to ? from : to),
                           allowed_numbers(0, from > to ? to : end, ""));
    }
    const std::uint64_t by = request.by.cycles;
    const std::uint64_t count = (to - from) / by + ((to - from) % by != 0 ? 1 : 0) + 1;
    if (Status few = check_count(count); !few) {
        return few.error();
    }
    const auto shown_at = [shown = *race, from, to, by](std::size_t frame) {
        ShownRace each = shown;
        each.time = std::min(to, from + frame * by);
        return each;
    };
    return LooseFrames{
        .count = static_cast<std::size_t>(count),
        .size = QSizeF(size_of(request.place)),
        .scene = [shown_at](std::size_t frame, QSizeF room) { return race_scene(shown_at(frame), room); },
        .caption = [shown_at](std::size_t frame) { return race_progress_text(shown_at(frame)); }};
}

} // namespace

Film::Film(LooseFrames frames, const FilmRequest& request)
    : frames_(std::move(frames)), request_(request), theme_(theme_of(request.place)) {}

Result<Film> Film::make(const std::shared_ptr<const Session>& session, const FilmRequest& request,
                        const FramesSink& progress) {
    auto frames = request.place.view == "race" ? frames_of_race(session, request, progress)
                                               : frames_of_run(session, request, progress);
    if (!frames) {
        return frames.error();
    }
    Film film(std::move(*frames), request);
    if (film.request_.frame.size.isEmpty()) {
        film.request_.frame.size = film.frames_.size;
    }
    if (Status few = check_size(film.pixels()); !few) { // before anything is drawn
        return few.error();
    }
    const Status measured = film.measure(progress);
    return measured ? Result<Film>(std::move(film)) : measured.error();
}

/// Returns the scale of the fit, or a smaller one if this frame needs it.
double Film::fitting_scale(std::size_t frame) const {
    const QSizeF room = fit_.room.size();
    const QSizeF size = frames_.scene(frame, room / fit_.picture_scale).size * fit_.picture_scale;
    constexpr double tolerance = 0.5; // pixels, as in frame_fit()
    if (size.width() <= room.width() + tolerance && size.height() <= room.height() + tolerance) {
        return fit_.picture_scale;
    }
    const Frame without_texts{.size = room, .text_points = request_.frame.text_points};
    const FrameFit alone =
        frame_fit(without_texts, {}, [&](QSizeF other) { return frames_.scene(frame, other); });
    return std::min(fit_.picture_scale, alone.picture_scale);
}

/// Finds the layout of all frames, and their colours.
Status Film::measure(const FramesSink& progress) {
    QStringList captions;
    for (std::size_t i = 0; i < frames_.count; ++i) {
        if (!progress({})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        if (request_.has_narration) {
            captions << frames_.caption(i);
        }
    }
    captions.removeDuplicates();
    fit_ = frame_fit(request_.frame, captions, [this](QSizeF room) { return frames_.scene(0, room); });
    for (std::size_t i = 0; i < frames_.count; ++i) {
        if (!progress({})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        fit_.picture_scale = fitting_scale(i);
    }
    for (std::size_t i = 0; i < frames_.count; ++i) {
        const QSizeF size = frames_.scene(i, fit_.room.size() / fit_.picture_scale).size * fit_.picture_scale;
        fit_.largest = fit_.largest.expandedTo(size);
    }
    fit_.largest = fit_.largest.boundedTo(fit_.room.size());
    std::set<QRgb> colours{theme_[Role::panel].rgb()};
    for (std::size_t i = 0; i < frames_.count; ++i) {
        if (!progress({})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        for (const FramedLayer& layer : picture(i).layers) {
            add_colours(colours, layer.scene, theme_);
        }
    }
    colours_.assign(colours.begin(), colours.end());
    return {};
}

QSize Film::pixels() const {
    return pixels_of(request_.frame.size, request_.scale);
}

FramedPicture Film::picture(std::size_t frame) const {
    Frame around = request_.frame;
    if (request_.has_narration) {
        around.caption = frames_.caption(frame);
    }
    return framed([&](QSizeF room) { return frames_.scene(frame, room); }, around, fit_);
}

QImage Film::image(std::size_t frame) const {
    return to_image(picture(frame), theme_, request_.scale);
}

} // namespace lockstep::gui
