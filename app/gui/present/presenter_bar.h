#pragma once

#include "app/gui/present/presentation.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace lockstep::gui {

class ElidedLabel;

/// The top of the presenter's window: what is presented, on which screen, and the timers.
class PresenterBar : public QWidget {
    Q_OBJECT
public:
    explicit PresenterBar(Presentation& presentation, QWidget* parent = nullptr);
    /// Shows only what is needed in a narrow window.
    void set_narrow(bool is_narrow);

signals:
    void swap_wanted();
    void full_screen_wanted();

private:
    void add_screen(QHBoxLayout& row);
    void add_timers(QHBoxLayout& row);
    void show_screens();
    void show_times();
    void show_mark();

    Presentation& presentation_;
    ElidedLabel* const title_;
    QLabel* const mark_;
    QToolButton* screen_ = nullptr;
    QPushButton* swap_ = nullptr;
    QLabel* state_name_ = nullptr;
    QLabel* state_time_ = nullptr;
    QLabel* start_name_ = nullptr;
    QLabel* start_time_ = nullptr;
    QLabel* clock_ = nullptr;
    QPushButton* pause_ = nullptr;
};

/// Formats a duration: "7:55", "1:02:03".
[[nodiscard]] QString duration_text(std::int64_t ms);

} // namespace lockstep::gui
