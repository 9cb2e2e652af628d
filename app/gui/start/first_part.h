#pragma once

#include "app/gui/start/start_part.h"

class QLabel;

namespace lockstep::gui {

class StartButton;

/// What the card "Why is it slow?" says, in words.
struct CauseWordsShown {
    QString number = {};   ///< "18 %"
    QString sentence = {}; ///< what takes this share of the time
    QString detail = {};
    QString line = {}; ///< "111  if (lid % (2 * k) == 0)"; empty if the cost has no line
};

/// Shows why the run behind the page is slow, with a button that shows the run. On a first start, there is no session to
/// continue, and this part takes its place.
class FirstPart : public StartPart {
    Q_OBJECT
public:
    explicit FirstPart(QWidget* parent = nullptr);

    /// Shows the title of the run: "Reduction, E Interleaved".
    void show_run(const QString& title);
    void show_cause(const CauseWordsShown& cause);
    void set_theme(const Theme& theme) override;

signals:
    void wanted(); ///< emitted when the user wants to see the run

private:
    QLabel* const number_;
    QLabel* const sentence_;
    QLabel* const detail_;
    QLabel* const line_;
    StartButton* const button_;
};

} // namespace lockstep::gui
