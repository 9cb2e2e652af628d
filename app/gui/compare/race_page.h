#pragma once

#include "app/gui/scenes/model/race_scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/compared_runs.h"
#include "app/gui/workspace/race/race_job.h"
#include "app/gui/workspace/race/race_playback.h"

#include <QWidget>
#include <vector>

class QBoxLayout;
class QLabel;
class QMenu;

namespace lockstep::gui {

class PhotoPanel;
class RaceHead;
class RaceTable;
class RaceTransport;
class RaceView;

/// The page Race: the compared runs on one clock of the hardware model. Which runs are compared is chosen on the
/// page Compare; "Add a run" adds another one.
///
///     compared runs -> why_no_race() -> RaceJob -> race at a time: picture, result, sentences
class RacePage : public QWidget {
    Q_OBJECT
public:
    RacePage(ComparedRuns& runs, RaceForm& form, RaceJob& job, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Shows other runs, as the page Compare names them. The race is made when the page is visible.
    void show_runs(std::vector<StagedRun> runs);
    /// Goes to the time at which the first run finishes.
    void show_photo_finish();
    /// Goes to the time at which the runs part, if it is known.
    void show_parting();
    [[nodiscard]] const RaceView& view() const { return *view_; }
    [[nodiscard]] const RaceTable& table() const { return *table_; }
    [[nodiscard]] const PhotoPanel& photo() const { return *photo_; }
    [[nodiscard]] RacePlayback& playback() { return playback_; }
    [[nodiscard]] const std::vector<StagedRun>& runs() const { return staged_; }
    /// Returns the sentences about the race, or why there is none.
    [[nodiscard]] QString sentences() const;

signals:
    void
    runs_chosen(const std::vector<QString>& keys); ///< emitted when the user adds a run to the compared ones
    void all_variants_wanted();

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connect_head();
    void show_parts(bool has_race);
    [[nodiscard]] bool use(const QKeyEvent& key);
    void fill_menu(QMenu& menu);
    void start();
    void show_race(const std::shared_ptr<const Race>& race);
    void clear_race(const QString& notice);
    void show_notice(const QString& text);
    void show_time();
    void arrange_result();

    ComparedRuns& compared_;
    RaceJob& job_;
    RacePlayback playback_;
    Theme theme_;
    std::vector<StagedRun> staged_;
    bool is_stale_ = true; ///< whether other runs were chosen since the race was started
    RaceHead* const head_; ///< says why there is no race, or that it is being made
    RaceView* const view_;
    RaceTransport* const transport_;
    PhotoPanel* const photo_;
    QBoxLayout* const lower_; ///< the photo and the result
    RaceTable* const table_;
    QLabel* const sentences_;
    QWidget* const result_; ///< the table and the sentences
};

} // namespace lockstep::gui
