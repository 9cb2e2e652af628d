#pragma once

#include "app/gui/window/actions/action_set.h"

#include <QObject>
#include <QUndoGroup>

class QUndoStack;

namespace lockstep::gui {

/// Undo and Redo for several panels, each with a separate undo stack: the latest change is undone first.
class UndoActions : public QObject {
    Q_OBJECT
public:
    /// Connects Undo and Redo to the stacks. Keeps `last` pointing to the stack that was changed last.
    UndoActions(const ActionSet& actions, std::initializer_list<QUndoStack*> stacks, QUndoStack*& last);

private:
    void enable();
    /// Calls `what` on the first stack for which `can` is true, starting with the stack that was changed
    /// last.
    void run(bool (QUndoStack::*can)() const, void (QUndoStack::*what)());

    const ActionSet& actions_;
    QUndoGroup all_;
};

} // namespace lockstep::gui
