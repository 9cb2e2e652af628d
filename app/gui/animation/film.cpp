#include "app/gui/animation/film.h"

#include "app/gui/animation/film_texts.h"
#include "app/gui/animation/scene_colours.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/show/place_picture.h"
#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace lockstep::gui {
namespace {

/// A picture gets at least this height, even if texts leave less of the frame.
constexpr double least_picture_height = 100;

Error not_allowed(std::string key, std::string value, std::string allowed) {
    return {ErrorCode::value_not_allowed, {std::move(key), std::move(value), std::move(allowed)}, {}, {}};
}

Status check_count(std::uint64_t frames) {
    return frames <= most_animation_frames
               ? Status()
               : not_allowed("--from, --to", std::to_string(frames),
                             coded(allowed::few_frames, {"#" + std::to_string(most_animation_frames)}));
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

} // namespace

Film::Film(ShownPicture shown, std::vector<Cursor> cursors, const FilmRequest& request, Theme theme)
    : shown_(std::move(shown)), cursors_(std::move(cursors)), request_(request), theme_(theme) {}

Result<Film> Film::make(const std::shared_ptr<const Session>& session, const FilmRequest& request,
                        const FramesSink& progress) {
    auto shown = picture_at(request.place, session);
    if (!shown) {
        return shown.error();
    }
    auto cursors = cursors_of(request, *shown);
    if (!cursors) {
        return cursors.error();
    }
    if (Status made = make_parts(with_cursor(*shown, cursors->front()), progress); !made) {
        return made.error();
    }
    Film film(std::move(*shown), std::move(*cursors), request, theme_of(request.place));
    if (Status measured = film.measure(progress); !measured) {
        return measured.error();
    }
    const QSize pixels = film.pixels();
    if (static_cast<double>(pixels.width()) * pixels.height() > static_cast<double>(most_frame_pixels)) {
        return not_allowed("--size", std::to_string(pixels.width()) + "x" + std::to_string(pixels.height()),
                           coded(allowed::few_frame_pixels, {"#" + std::to_string(most_frame_pixels)}));
    }
    return film;
}

/// Finds the heights of the texts, which are the same in all frames.
void Film::measure_texts() {
    top_ = request_.title.isEmpty() ? 0 : film_title_height;
    foot_ = request_.footer.isEmpty() ? 0 : film_foot_height;
    if (!request_.has_captions) {
        return;
    }
    qsizetype lines = 0;
    for (const Cursor& cursor : cursors_) {
        lines = std::max(lines, caption_lines(shown_.view, cursor, shown_.size.width()).size());
    }
    caption_ = caption_height(static_cast<std::size_t>(lines));
}

/// Finds the size that the picture needs in any frame, and its colours.
Status Film::measure(const FramesSink& progress) {
    measure_texts();
    shown_.size.setHeight(std::max(least_picture_height, shown_.size.height() - top_ - caption_ - foot_));
    std::set<QRgb> colours;
    for (const Cursor& cursor : cursors_) {
        if (!progress({})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        const Scene scene = with_cursor(shown_, cursor).scene();
        picture_ = picture_.expandedTo(scene.size);
        add_colours(colours, scene, theme_);
    }
    add_colours(colours, scene(0), theme_); // also those of the texts
    colours.insert(theme_[Role::panel].rgb());
    colours_.assign(colours.begin(), colours.end());
    return {};
}

QSize Film::pixels() const {
    return (QSizeF(picture_.width(), top_ + picture_.height() + caption_ + foot_) * request_.scale).toSize();
}

Scene Film::scene(std::size_t frame) const {
    const Cursor& cursor = cursors_[frame];
    const double width = picture_.width();
    Scene picture = with_cursor(shown_, cursor).scene();
    Scene scene;
    scene.title = picture.title;
    scene.description = picture.description;
    scene.size = {width, top_ + picture_.height() + caption_ + foot_};
    append(scene, std::move(picture), {0, top_});
    if (top_ > 0) {
        append(scene, title_scene(request_.title, width), {0, 0});
    }
    if (caption_ > 0) {
        append(scene,
               caption_scene(caption_heading(shown_.view, cursor),
                             caption_lines(shown_.view, cursor, shown_.size.width()), width),
               {0, top_ + picture_.height()});
    }
    if (foot_ > 0) {
        append(scene, foot_scene(request_.footer, width), {0, scene.size.height() - foot_});
    }
    return scene;
}

QImage Film::image(std::size_t frame) const {
    return to_image(scene(frame), theme_, request_.scale);
}

} // namespace lockstep::gui
