#include "app/gui/player/player_maker.h"

#include "app/gui/exporting/provenance.h"
#include "app/gui/player/played_race.h"
#include "app/gui/player/played_run.h"
#include "app/gui/player/player_blocks.h"
#include "app/gui/player/player_frames.h"
#include "app/gui/player/player_words.h"
#include "app/gui/player/view_maker.h"
#include "app/gui/scenes/film/film_thumbnail.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/language.h"
#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"

#include <QtEndian>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::gui {
namespace {

using nlohmann::json;

constexpr QSize film_size(1024, 96);
/// The largest data: base64 adds a third, and the page itself needs room.
constexpr qsizetype most_packed_bytes = (most_player_bytes - 100'000) / 4 * 3;

/// Returns the name of the view that is shown first.
std::string first_view(const PlayerRequest& request) {
    const std::string& own = request.others.empty() ? request.place.view : request.place.picture;
    return !request.views.empty() ? request.views.front() : own.empty() ? "stage" : own;
}

/// Returns the title of a player without a title: the names of its runs.
QString title_of(const PlayerRequest& request) {
    QStringList names{played_title(*request.session)};
    for (const auto& session : request.others) {
        names << played_title(*session);
    }
    return names.join(QStringLiteral(" · "));
}

/// Returns the names of the views to add, the first one first.
std::vector<std::string> names_of_views(const PlayerRequest& request, const GroupView& view) {
    if (!request.views.empty()) {
        return request.views;
    }
    const std::string first = first_view(request);
    std::vector<std::string> names{first};
    if (!request.others.empty()) {
        return names;
    }
    for (const Picture* picture : pictures()) {
        if (picture->name != first && picture->tab != Tab::none &&
            picture->applies(view) == WhyNoPicture::none) {
            names.emplace_back(picture->name);
        }
    }
    return names;
}

PlayedRun played_run(const PlayerRequest& request, const PlayedGroup& group) {
    const bool is_first = group.session == request.session;
    ViewPlace place = request.place;
    place.step = group.frames.front().tick.value() + 1;
    const bool is_alone = request.others.empty();
    (is_alone ? place.view : place.picture) = first_view(request);
    place.view = is_alone ? place.view : "compare";
    return {.name = played_title(*group.session),
            .place = public_place(place).toStdString(),
            .steps = played_steps(group.view, group.frames, request.by, group.waits),
            .rounds = played_rounds(group.view, group.frames),
            .marks =
                player_marks(group.view, group.frames, is_first ? request.notes : std::vector<PlayerNote>()),
            .source = played_source(*group.session, group.view.launch),
            .facts = played_facts(group.view),
            .correct = group.session->recording().correct,
            .film = film_thumbnail(group.view, group.frames.front().warp, film_size),
            .first_frame = is_first ? frame_of_place(request.place, group.frames) : 0,
            .ticks = group.view.tick_count(),
            .has_cycles = request.by.by == Granularity::cycle};
}

json words_json() {
    json words;
    for (const auto& [name, text] : player_words()) {
        words[name] = text.toStdString();
    }
    return words;
}

QByteArray packed(const json& data, const QByteArray& bytes) {
    const QByteArray text = json_text(data);
    QByteArray length(4, '\0');
    qToLittleEndian(static_cast<quint32>(text.size()), length.data());
    return zlib_bytes(length + text + bytes);
}

Error no_room(std::size_t frames) {
    return {ErrorCode::value_not_allowed,
            {"--to", std::to_string(frames), coded(allowed::small_player, {"5"})},
            {},
            {}};
}

} // namespace

PlayerMaker::PlayerMaker(QString title, const QString& subtitle)
    : title_(std::move(title)), subtitle_(subtitle) {}

Status PlayerMaker::add(const PlayerRequest& request, const PlayerText& text, const ProgressSink& progress) {
    const auto groups = played_groups(request);
    if (!groups) {
        return groups.error();
    }
    ViewMaker maker(request, *groups, book_, most_packed_bytes - used_, progress);
    const std::vector<std::string> names = names_of_views(request, groups->front().view);
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (Status added = maker.add(names[index], index, names.size()); !added) {
            return added;
        }
    }
    if (maker.views().empty()) {
        return no_room(groups->front().frames.size());
    }
    used_ += maker.used();
    left_out_ += maker.left_out();
    json runs = json::array();
    for (std::size_t run = 0; run < groups->size(); ++run) {
        runs.push_back(run_json(played_run(request, (*groups)[run]), book_));
        used_ += zlib_bytes(json_text(runs.back())).size();
        for (const std::vector<PlayedView>& view : maker.views()) {
            runs.back()["views"].push_back(view_json(view[run]));
        }
    }
    add_part(request, text, std::move(runs));
    return {};
}

Status PlayerMaker::add_race(const PlayerRequest& request, const ProgressSink& progress) {
    auto race = played_race(request, progress);
    if (!race) {
        return race.error();
    }
    for (;;) {
        const BookMark before = book_.mark();
        const auto view = race_view(request, *race, book_, progress);
        if (!view) {
            return view.error();
        }
        json run = run_json(raced_run(request, *race), book_);
        run["views"].push_back(view_json(*view));
        const qsizetype size =
            packed(book_json(book_), book_.bytes()).size() + zlib_bytes(json_text(run)).size();
        if (used_ + size <= most_packed_bytes) {
            used_ += size;
            add_part(request, {}, json::array({std::move(run)}));
            return {};
        }
        if (request.by.cycles != 0 || !take_fewer_times(request, *race)) {
            return no_room(race->times.size());
        }
        book_.cut(before);
    }
}

void PlayerMaker::add_part(const PlayerRequest& request, const PlayerText& text, json runs) {
    if (parts_.empty()) {
        made_ = provenance(*request.session, request.place);
    }
    parts_.push_back({{"title", safe_line(text.title)},
                      {"blocks", text.page == nullptr ? json::array() : blocks_json(*text.page)},
                      {"runs", std::move(runs)}});
}

PlayerData PlayerMaker::finished() const {
    json all = book_json(book_);
    all["format"] = 1;
    all["title"] = safe_line(title_);
    all["subtitle"] = safe_line(subtitle_);
    all["words"] = words_json();
    all["parts"] = parts_;
    return {.packed = packed(all, book_.bytes()),
            .title = title_,
            .language =
                QString::fromStdString(catalogue_language()).replace(QLatin1Char('_'), QLatin1Char('-')),
            .left_out = left_out_,
            .made = made_};
}

Result<PlayerData> player_data(const PlayerRequest& request, const ProgressSink& progress) {
    PlayerMaker maker(request.title.isEmpty() ? title_of(request) : request.title, request.subtitle);
    const Status added =
        request.place.view == "race" ? maker.add_race(request, progress) : maker.add(request, {}, progress);
    return added ? Result<PlayerData>(maker.finished()) : Result<PlayerData>(added.error());
}

} // namespace lockstep::gui
