#pragma once

#include "app/gui/player/player_frames.h"
#include "app/gui/player/player_json.h"
#include "app/gui/player/scene_book.h"
#include "core/base/progress.h"

#include <QByteArray>
#include <QStringList>
#include <cstddef>
#include <string>
#include <vector>

namespace lockstep::gui {

/// Makes the views of a part one after another, until the file is full.
class ViewMaker {
public:
    /// `room` is the number of bytes that all views may need. All references must outlive the maker.
    ViewMaker(const PlayerRequest& request, const std::vector<PlayedGroup>& groups, SceneBook& book,
              qsizetype room, const ProgressSink& progress)
        : request_(request), groups_(groups), book_(book), room_(room), progress_(progress) {}

    /// Adds a view of every run, or notes that there is no room for it. `index` and `count`: for the progress. Errors:
    /// value_not_allowed, cancelled.
    Status add(const std::string& name, std::size_t index, std::size_t count);
    /// Returns the views, for each of them one of every run.
    [[nodiscard]] const std::vector<std::vector<PlayedView>>& views() const { return views_; }
    [[nodiscard]] const QStringList& left_out() const { return left_out_; }
    [[nodiscard]] qsizetype used() const { return used_; }

private:
    Result<PlayedView> made(const std::string& name, const PlayedGroup& group);
    [[nodiscard]] bool goes_on();
    [[nodiscard]] qsizetype packed_size(const std::vector<PlayedView>& views, const BookMark& before) const;

    const PlayerRequest& request_;
    const std::vector<PlayedGroup>& groups_;
    SceneBook& book_;
    const qsizetype room_;
    const ProgressSink& progress_;
    std::vector<std::vector<PlayedView>> views_;
    QStringList left_out_;
    qsizetype used_ = 0;
    Progress done_{Stage::save, 0, 0};
};

/// Returns bytes as a zlib stream.
[[nodiscard]] QByteArray zlib_bytes(const QByteArray& bytes);
/// Returns JSON as text. Bytes that are not UTF-8 are replaced.
[[nodiscard]] QByteArray json_text(const nlohmann::json& data);

} // namespace lockstep::gui
