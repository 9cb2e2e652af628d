#pragma once

#include "app/gui/workspace/lesson/lesson_desk.h"

#include <QWidget>

class QPushButton;

namespace lockstep::gui {

class AskBlock;

/// A generated question and its twin: after a wrong answer, the learner may try another question like it.
class TwinBlock : public QWidget {
    Q_OBJECT
public:
    /// `own` is the progress of the question, `twin` that of its twin.
    TwinBlock(const ShownQuestion& asked, BlockProgress& own, BlockProgress& twin, QWidget* parent = nullptr);

signals:
    void answered();    ///< emitted when one of the questions is answered, or its answer is shown
    void missed();      ///< emitted after a wrong answer to one of them
    void twin_wanted(); ///< emitted when the twin is opened

private:
    void add(AskBlock& block);
    void show_state();

    BlockProgress& own_;
    QPushButton* const another_;
    AskBlock* const twin_;
};

} // namespace lockstep::gui
