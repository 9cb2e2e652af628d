#pragma once

#include "app/common/place/place.h"
#include "app/gui/workspace/track.h"

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <vector>

namespace lockstep::gui {

/// A place that the user marked, with the user's text: one line of plain text. The place has one run.
struct Bookmark {
    ViewPlace place;
    QString text;
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// The bookmarks of all runs, sorted by run and then by position: launch, work-group, step, warp and lane. There
/// is at most one bookmark at a position.
class Bookmarks {
public:
    static constexpr std::size_t most = 500;
    static constexpr qsizetype longest_text = 500; ///< in characters; longer texts are cut

    [[nodiscard]] const std::vector<Bookmark>& all() const { return all_; }
    [[nodiscard]] bool is_full() const { return all_.size() >= most; }
    /// Adds a bookmark, or replaces the one at its position. Has no effect if the list is full.
    void add(const Bookmark& bookmark);
    void rename(std::size_t index, const QString& text);
    void remove(std::size_t index);
    /// Returns the bookmark at the position of a place; null if there is none.
    [[nodiscard]] const Bookmark* at(const ViewPlace& place) const;
    /// Returns the next bookmark of the same run in this direction; null if there is none.
    [[nodiscard]] const Bookmark* next(const ViewPlace& from, Direction direction) const;
    /// Returns the bookmarks of a run, in their order.
    [[nodiscard]] std::vector<const Bookmark*> of(const PlaceRun& run) const;

    /// Returns the bookmarks as JSON: [{"place": "reduction/interleaved#step=18", "text": "..."}, ...].
    [[nodiscard]] QByteArray to_json() const;
    /// Reads the text of to_json(). Bookmarks that are not valid are left out.
    [[nodiscard]] static Bookmarks from_json(const QByteArray& json);

private:
    std::vector<Bookmark> all_;
};

} // namespace lockstep::gui
