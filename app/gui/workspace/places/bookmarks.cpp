#include "app/gui/workspace/places/bookmarks.h"

#include "app/common/place/place_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <compare>
#include <string>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr qsizetype most_json = 16 << 20; ///< in bytes

/// Where a place is in its run.
using Position = std::array<std::uint64_t, 5>;

Position position_of(const ViewPlace& place) {
    return {place.launch.value_or(1), place.group.value_or(0), place.step.value_or(1), place.warp.value_or(0),
            place.lane.value_or(0)};
}

std::pair<std::string, Position> order_of(const Bookmark& bookmark) {
    return {place_text(bookmark.place.runs.front()), position_of(bookmark.place)};
}

/// Returns the text on one line, without characters that cannot be seen.
QString one_line(const QString& text) {
    QString line = text.simplified();
    line.removeIf([](QChar each) { return !each.isPrint() && !each.isSurrogate(); });
    return line.left(Bookmarks::longest_text);
}

} // namespace

void Bookmarks::add(const Bookmark& bookmark) {
    if (bookmark.place.runs.size() != 1) {
        return;
    }
    const auto order = order_of(bookmark);
    const auto there = std::ranges::lower_bound(all_, order, {}, order_of);
    const bool is_known = there != all_.end() && order_of(*there) == order;
    if (is_known) {
        *there = {bookmark.place, one_line(bookmark.text)};
    } else if (!is_full()) {
        all_.insert(there, {bookmark.place, one_line(bookmark.text)});
    }
}

void Bookmarks::rename(std::size_t index, const QString& text) {
    if (index < all_.size()) {
        all_[index].text = one_line(text);
    }
}

void Bookmarks::remove(std::size_t index) {
    if (index < all_.size()) {
        all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(index));
    }
}

const Bookmark* Bookmarks::at(const ViewPlace& place) const {
    const auto found = std::ranges::find_if(all_, [&place](const Bookmark& each) {
        return each.place.runs == place.runs && position_of(each.place) == position_of(place);
    });
    return found == all_.end() ? nullptr : &*found;
}

const Bookmark* Bookmarks::next(const ViewPlace& from, Direction direction) const {
    const Position here = position_of(from);
    const Bookmark* found = nullptr;
    for (const Bookmark* each : of(from.runs.front())) {
        const Position there = position_of(each->place);
        if (direction == Direction::forwards && there > here) {
            return each;
        }
        found = there < here ? each : found;
    }
    return direction == Direction::backwards ? found : nullptr;
}

std::vector<const Bookmark*> Bookmarks::of(const PlaceRun& run) const {
    std::vector<const Bookmark*> found;
    for (const Bookmark& each : all_) {
        if (each.place.runs.front() == run) {
            found.push_back(&each);
        }
    }
    return found;
}

QByteArray Bookmarks::to_json() const {
    QJsonArray list;
    for (const Bookmark& each : all_) {
        list.append(
            QJsonObject{{"place", QString::fromStdString(place_text(each.place))}, {"text", each.text}});
    }
    return QJsonDocument(list).toJson(QJsonDocument::Compact);
}

Bookmarks Bookmarks::from_json(const QByteArray& json) {
    Bookmarks bookmarks;
    const QJsonArray list = json.size() > most_json ? QJsonArray() : QJsonDocument::fromJson(json).array();
    for (const auto& each : list) {
        const auto place = place_from(each[QLatin1String("place")].toString().toStdString());
        if (place) {
            bookmarks.add({*place, each[QLatin1String("text")].toString()});
        }
    }
    return bookmarks;
}

} // namespace lockstep::gui
