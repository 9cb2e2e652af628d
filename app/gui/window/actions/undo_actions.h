#pragma once

#include "app/gui/window/actions/action_set.h"

#include <QObject>
#include <QUndoGroup>

class QUndoStack;

namespace lockstep::gui {

/// Undo and redo for several panels, each with its own undo stack: the latest change is undone first.
class UndoActions : public QObject {
    Q_OBJECT
public:
    /// `last`: the stack that was changed last.
    UndoActions(const ActionSet& actions, std::initializer_list<QUndoStack*> stacks, QUndoStack*& last);

private:
    void enable();
    /// Uses the first stack that can, starting with the one that was changed last.
    void run(bool (QUndoStack::*can)() const, void (QUndoStack::*what)());

    const ActionSet& actions_;
    QUndoGroup all_;
};

} // namespace lockstep::gui
