#include "app/gui/player/view_maker.h"

#include "app/gui/scenes/pictures.h"
#include "app/gui/show/place_picture.h"

#include <utility>

namespace lockstep::gui {

using nlohmann::json;

QByteArray zlib_bytes(const QByteArray& bytes) {
    constexpr qsizetype length_bytes = 4; // qCompress puts the length before the stream
    return qCompress(bytes).mid(length_bytes);
}

QByteArray json_text(const json& data) {
    return QByteArray::fromStdString(data.dump(-1, ' ', false, json::error_handler_t::replace));
}

bool ViewMaker::goes_on() {
    const bool goes_on = !progress_ || progress_(done_);
    ++done_.done;
    return goes_on;
}

Result<PlayedView> ViewMaker::made(const std::string& name, const PlayedGroup& group) {
    ViewPlace place = request_.place;
    place.view = name;
    if (group.session != request_.session) { // which has only the launch in common
        place.group.reset();
        place.step.reset();
        place.warp.reset();
        place.lane.reset();
    }
    const auto shown = picture_at(place, group.session);
    if (!shown) {
        return shown.error();
    }
    FrameWriter writer(book_);
    for (const Cursor& frame : group.frames) {
        if (!goes_on()) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        writer.add(with_cursor(*shown, frame).scene());
    }
    return PlayedView{name, picture_title(*shown->picture), picture_caption(*shown->picture),
                      writer.frames()};
}

/// Returns the size of views and of what they added to the book. Together with others they need less.
qsizetype ViewMaker::packed_size(const std::vector<PlayedView>& views, const BookMark& before) const {
    json added = json::array();
    for (const PlayedView& view : views) {
        added.push_back(view_json(view));
    }
    for (std::size_t shape = before.shapes; shape < book_.shapes().size(); ++shape) {
        added.push_back(book_.shapes()[shape]);
    }
    for (std::size_t text = before.texts; text < book_.texts().size(); ++text) {
        added.push_back(book_.texts()[text]);
    }
    return zlib_bytes(json_text(added) + book_.bytes().mid(static_cast<qsizetype>(before.bytes))).size();
}

Status ViewMaker::add(const std::string& name, std::size_t index, std::size_t count) {
    const std::size_t frames = groups_.size() * groups_.front().frames.size();
    done_.done = index * frames;
    done_.total = count * frames;
    const BookMark before = book_.mark();
    std::vector<PlayedView> views;
    for (const PlayedGroup& group : groups_) {
        auto view = made(name, group);
        if (!view) {
            return view.error();
        }
        views.push_back(std::move(*view));
    }
    const qsizetype size = packed_size(views, before);
    if (used_ + size <= room_) {
        used_ += size;
        views_.push_back(std::move(views));
        return {};
    }
    book_.cut(before);
    left_out_ << views.front().title;
    return {};
}

} // namespace lockstep::gui
