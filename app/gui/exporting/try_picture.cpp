#include "app/gui/exporting/try_picture.h"

#include "app/gui/exporting/meant_colours.h"
#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"
#include "core/session/group_view.h"
#include "core/whatif/map_cycles.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

Error no_such_array(const std::vector<LocalArray>& known, const std::string& name) {
    if (known.empty()) {
        return {ErrorCode::value_not_allowed, {"view", "try-it", coded(allowed::local_array)}, {}, {}};
    }
    std::string names;
    for (const LocalArray& each : known) {
        names += (names.empty() ? "" : ", ") + each.name;
    }
    return {ErrorCode::value_not_allowed, {"--array", name, names}, {}, {}};
}

} // namespace

PlaceLayout layout_of(const ViewPlace& place) {
    PlaceLayout layout{.array = place.array};
    if (place.pad) {
        layout.chosen.index = static_cast<std::size_t>(std::min<std::uint64_t>(*place.pad, largest_padding));
    }
    const auto* const named = std::ranges::find(swizzles, place.swizzle, &Swizzle::name);
    if (named != swizzles.end() && named != swizzles.begin()) { // the first one changes nothing
        layout.chosen = {true, static_cast<std::size_t>(named - swizzles.begin())};
    }
    return layout;
}

void set_layout(ViewPlace& place, const TriedArray& array, LayoutChoice chosen) {
    place.array = array.name;
    place.pad.reset();
    place.swizzle.clear();
    if (chosen.is_swizzle) {
        place.swizzle = array.at(chosen).swizzle.name;
    } else if (chosen.index > 0) {
        place.pad = chosen.index;
    }
}

Result<TryPicture> tried_picture(const std::shared_ptr<const Session>& session, const Cursor& cursor,
                                 const PlaceLayout& layout, const ProgressSink& progress) {
    const GroupView view = make_group_view(session, cursor.launch, cursor.group);
    const std::vector<LocalArray> known = local_arrays(view);
    const auto array =
        layout.array.empty() ? known.begin() : std::ranges::find(known, layout.array, &LocalArray::name);
    if (array == known.end()) {
        return no_such_array(known, layout.array);
    }
    auto tried = try_array({session, cursor.launch, array->object, 0}, nullptr, progress);
    if (!tried) {
        return tried.error();
    }
    TryPicture picture{.array = *tried,
                       .chosen = layout.chosen,
                       .shows_recorded = false,
                       .request = {},
                       .recorded_cycles = {},
                       .chosen_cycles = {}};
    if (const auto& simulation = session->analysis(cursor.launch).model.simulation) {
        picture.recorded_cycles = simulation->cycles;
    }
    if (const TriedMap& chosen = picture.array->at(layout.chosen); !chosen.figures.refused) {
        MapCycles cycles(*picture.array->requests);
        const auto then = cycles.of(picture.array->tried.array, chosen.map, chosen.figures, progress);
        if (!then) {
            return then.error();
        }
        picture.chosen_cycles = *then;
    }
    picture.request = moved_request(*picture.array, picture.shown(), view, cursor);
    return picture;
}

MakeScene try_maker(const TryPicture& picture) {
    return [picture](QSizeF room) { return try_scene(picture, room.width()); };
}

ExportedTrial::ExportedTrial(TryPicture picture, QSizeF size, ViewPlace shown)
    : picture_(std::move(picture)), size_(size), shown_(std::move(shown)) {}

QString ExportedTrial::title() const {
    return try_scene(picture_, size_.width()).title;
}

Frame ExportedTrial::frame_for(const ExportChoice& choice) const {
    Frame frame = choice.frame;
    if (frame.size.isEmpty()) {
        frame.size = size_;
    }
    return frame;
}

FramedPicture ExportedTrial::picture(const ExportChoice& choice) const {
    const Frame frame = frame_for(choice);
    const MakeScene make = try_maker(picture_);
    return framed(make, frame, frame_fit(frame, {}, make));
}

std::vector<QSizeF> ExportedTrial::sheets(const ExportChoice& choice) {
    return {frame_for(choice).size};
}

QImage ExportedTrial::image(const ExportChoice& choice, std::size_t /*sheet*/, double scale) {
    return to_image(picture(choice), choice.theme, scale, choice.ground);
}

Result<QByteArray> ExportedTrial::bytes(const ExportChoice& choice) {
    return framed_bytes(picture(choice),
                        {choice.theme, static_cast<double>(choice.scale), choice.ground, made()},
                        choice.format);
}

std::vector<MeantColour> ExportedTrial::colours(const ExportChoice& choice) {
    return meant_colours(try_scene(picture_, size_.width()), choice.theme);
}

Provenance ExportedTrial::made() const {
    return provenance(*picture_.array->requests->session, place().value_or(ViewPlace()));
}

std::optional<ViewPlace> ExportedTrial::place() const {
    ViewPlace place = shown_;
    place.view = "try-it";
    set_layout(place, *picture_.array, picture_.shown());
    return place;
}

} // namespace lockstep::gui
