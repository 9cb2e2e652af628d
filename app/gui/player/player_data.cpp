#include "app/gui/player/player_data.h"

#include "app/gui/exporting/provenance.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/player/played_run.h"
#include "app/gui/player/player_json.h"
#include "app/gui/player/player_words.h"
#include "app/gui/scenes/film/film_thumbnail.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/show/place_picture.h"
#include "app/gui/theme/language.h"
#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"

#include <QtEndian>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

using nlohmann::json;

constexpr QSize film_size(1024, 96);
/// The largest data: base64 adds a third, and the page itself needs room.
constexpr qsizetype most_packed_bytes = (most_player_bytes - 100'000) / 4 * 3;

Error not_allowed(const char* key, std::string value, std::string allowed) {
    return {ErrorCode::value_not_allowed, {key, std::move(value), std::move(allowed)}, {}, {}};
}

QByteArray zlib(const QByteArray& bytes) {
    constexpr qsizetype length_bytes = 4; // qCompress puts the length before the stream
    return qCompress(bytes).mid(length_bytes);
}

QByteArray text_of(const json& data) {
    // texts are valid UTF-8 already; "replace" never throws
    return QByteArray::fromStdString(data.dump(-1, ' ', false, json::error_handler_t::replace));
}

/// Returns the last step or cycle of the place's work-group.
Result<std::uint64_t> last_stop(const PlayerRequest& request, const GroupView& view) {
    if (request.by.by != Granularity::cycle) {
        return view.tick_count();
    }
    const auto& simulation = view.session->analysis(view.launch).model.simulation;
    if (!simulation || simulation->cycles == 0) {
        return std::uint64_t{0}; // frames() reports that there is no model
    }
    return simulation->cycles - 1;
}

/// Returns the frames of the request. Errors: value_not_allowed, also for too many frames.
Result<std::vector<Cursor>> frames_of(const PlayerRequest& request, const GroupView& view) {
    const Error too_many =
        not_allowed("--by", request.by.by == Granularity::cycle ? "cycles" : "step",
                    coded(allowed::few_frames, {"#" + std::to_string(most_player_frames)}));
    const auto last = last_stop(request, view);
    if (!last) {
        return last.error();
    }
    const bool by_cycles = request.by.by == Granularity::cycle;
    const std::uint64_t from = request.from.value_or(by_cycles ? 0 : 1);
    const std::uint64_t to = request.to.value_or(*last);
    if (by_cycles && to > from && (to - from) / request.by.cycles > most_player_frames) {
        return too_many; // before they are made
    }
    auto made = view.tick_count() == 0 && !by_cycles
                    ? Result<std::vector<Cursor>>(
                          std::vector<Cursor>{Cursor{view.launch, view.steps->group, {}, {}, {}}})
                    : frames(request.session, request.place, request.by, from, to);
    return made && made->size() > most_player_frames ? Result<std::vector<Cursor>>(too_many)
                                                     : std::move(made);
}

/// Returns the index of the last frame that is not after the step of the place.
std::uint32_t frame_of_place(const ViewPlace& place, const std::vector<Cursor>& frames) {
    const std::uint64_t step = place.step.value_or(1);
    const auto after = std::ranges::find_if(
        frames, [step](const Cursor& each) { return each.tick.value() + std::uint64_t{1} > step; });
    return static_cast<std::uint32_t>(after == frames.begin() ? 0 : after - frames.begin() - 1);
}

/// Makes the views one after another, until the file is full.
class ViewMaker {
public:
    ViewMaker(const PlayerRequest& request, std::vector<Cursor> frames, const ProgressSink& progress)
        : request_(request), frames_(std::move(frames)), progress_(progress) {}

    /// Adds a view, or notes that there is no room for it. Errors: value_not_allowed, cancelled.
    Status add(const std::string& name, std::size_t index, std::size_t count);
    [[nodiscard]] const std::vector<PlayedView>& views() const { return views_; }
    [[nodiscard]] const QStringList& left_out() const { return left_out_; }
    SceneBook& book() { return book_; }

private:
    Result<PlayedView> made(const std::string& name, std::size_t index, std::size_t count);
    [[nodiscard]] qsizetype packed_size(const PlayedView& view, const BookMark& before) const;

    const PlayerRequest& request_;
    const std::vector<Cursor> frames_;
    const ProgressSink& progress_;
    SceneBook book_;
    std::vector<PlayedView> views_;
    QStringList left_out_;
    qsizetype used_ = 0; ///< bytes of the views, packed
};

Result<PlayedView> ViewMaker::made(const std::string& name, std::size_t index, std::size_t count) {
    ViewPlace place = request_.place;
    place.view = name;
    const auto shown = picture_at(place, request_.session);
    if (!shown) {
        return shown.error();
    }
    FrameWriter writer(book_);
    for (std::size_t frame = 0; frame < frames_.size(); ++frame) {
        const Progress done{Stage::save, index * frames_.size() + frame, count * frames_.size()};
        if (progress_ && !progress_(done)) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        writer.add(with_cursor(*shown, frames_[frame]).scene());
    }
    return PlayedView{name, picture_title(*shown->picture), picture_caption(*shown->picture),
                      writer.frames()};
}

/// Returns the size of a view and of what it added to the book. Together they need less.
qsizetype ViewMaker::packed_size(const PlayedView& view, const BookMark& before) const {
    json added = json::array({view_json(view)});
    for (std::size_t shape = before.shapes; shape < book_.shapes().size(); ++shape) {
        added.push_back(book_.shapes()[shape]);
    }
    for (std::size_t text = before.texts; text < book_.texts().size(); ++text) {
        added.push_back(book_.texts()[text]);
    }
    return zlib(text_of(added) + book_.bytes().mid(static_cast<qsizetype>(before.bytes))).size();
}

Status ViewMaker::add(const std::string& name, std::size_t index, std::size_t count) {
    const BookMark before = book_.mark();
    auto view = made(name, index, count);
    if (!view) {
        return view.error();
    }
    const qsizetype size = packed_size(*view, before);
    if (used_ + size <= most_packed_bytes) {
        used_ += size;
        views_.push_back(std::move(*view));
        return {};
    }
    book_.cut(before);
    left_out_ << view->title;
    return views_.empty() && request_.views.size() < 2
               ? Status(not_allowed("--to", "", coded(allowed::small_player, {"5"})))
               : Status();
}

/// Returns the names of the views to add, the first one first.
std::vector<std::string> names_of_views(const PlayerRequest& request, const GroupView& view) {
    if (!request.views.empty()) {
        return request.views;
    }
    const std::string first = request.place.view.empty() ? "stage" : request.place.view;
    std::vector<std::string> names{first};
    for (const Picture* picture : pictures()) {
        if (picture->name != first && picture->tab != Tab::none &&
            picture->applies(view) == WhyNoPicture::none) {
            names.emplace_back(picture->name);
        }
    }
    return names;
}

PlayedRun played_run(const PlayerRequest& request, const GroupView& view, const std::vector<Cursor>& frames) {
    ViewPlace place = request.place;
    place.step = frames.front().tick.value() + 1;
    place.view = place.view.empty() ? "stage" : place.view;
    const bool has_steps = view.tick_count() > 0;
    return {.name = played_title(*request.session),
            .place = public_place(place).toStdString(),
            .steps = played_steps(view, frames, request.by),
            .rounds = played_rounds(view, frames),
            .marks = player_marks(view, frames, request.notes),
            .source = played_source(*request.session, view.launch),
            .facts = played_facts(view),
            .correct = request.session->recording().correct,
            .film = film_thumbnail(view, frames.front().warp, film_size),
            .first_frame = frame_of_place(request.place, frames),
            .ticks = view.tick_count(),
            .has_cycles = request.by.by == Granularity::cycle && has_steps};
}

json words_json() {
    json words;
    for (const auto& [name, text] : player_words()) {
        words[name] = text.toStdString();
    }
    return words;
}

QByteArray packed(const json& data, const QByteArray& bytes) {
    const QByteArray text = text_of(data);
    QByteArray length(4, '\0');
    qToLittleEndian(static_cast<quint32>(text.size()), length.data());
    return zlib(length + text + bytes);
}

} // namespace

Result<PlayerData> player_data(const PlayerRequest& request, const ProgressSink& progress) {
    const auto cursor = cursor_in(request.place, request.session);
    if (!cursor) {
        return cursor.error();
    }
    const GroupView view = make_group_view(request.session, cursor->launch, cursor->group);
    const auto frames = frames_of(request, view);
    if (!frames) {
        return frames.error();
    }
    ViewMaker maker(request, *frames, progress);
    const std::vector<std::string> names = names_of_views(request, view);
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (Status added = maker.add(names[index], index, names.size()); !added) {
            return added.error();
        }
    }
    json run = run_json(played_run(request, view, *frames), maker.book());
    for (const PlayedView& each : maker.views()) {
        run["views"].push_back(view_json(each));
    }
    PlayerData data{
        .packed = {},
        .title = request.title.isEmpty() ? played_title(*request.session) : request.title,
        .language = QString::fromStdString(catalogue_language()).replace(QLatin1Char('_'), QLatin1Char('-')),
        .left_out = maker.left_out(),
        .made = provenance(*request.session, request.place)};
    json all = book_json(maker.book());
    all["format"] = 1;
    all["title"] = safe_line(data.title);
    all["subtitle"] = safe_line(request.subtitle);
    all["words"] = words_json();
    all["parts"] = json::array({{{"runs", json::array({run})}}});
    data.packed = packed(all, maker.book().bytes());
    return data;
}

} // namespace lockstep::gui
