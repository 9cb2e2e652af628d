#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/race/race_playback.h"
#include "core/race/race.h"

#include <QWidget>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSlider;
class QToolButton;

namespace lockstep::gui {

/// The controls of a race: start, one cycle back, play, one cycle on, end; the speed, a slider, the photo finish,
/// and the time.
class RaceTransport : public QWidget {
    Q_OBJECT
public:
    explicit RaceTransport(RacePlayback& playback, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Enables the controls for a race; null: there is none.
    void show_race(const Race* race);

signals:
    void photo_wanted(); ///< emitted to go to the end of the winner

private:
    QToolButton* add_button(QHBoxLayout& row, const char* icon, const QString& name);
    void add_buttons(QHBoxLayout& row);
    void show_state();
    void show_time();
    void fill_speeds();

    struct Button {
        QToolButton* button;
        QString icon;
    };
    RacePlayback& playback_;
    Theme theme_;
    RaceClock clock_{};
    std::vector<Button> buttons_;
    QToolButton* play_ = nullptr;
    QComboBox* speed_;
    QSlider* slider_;
    QPushButton* photo_;
    QLabel* time_;
};

} // namespace lockstep::gui
