#pragma once

#include "app/gui/window/actions/action_set.h"

#include <QObject>
#include <QUndoGroup>

class QUndoStack;
class QsciScintilla;
class QWidget;

namespace lockstep::gui {

/// Undo and Redo for several panels, each with a separate undo stack: the latest change is undone first. While the
/// editor of the source has the focus, and the source can be edited, they apply to its text.
class UndoActions : public QObject {
    Q_OBJECT
public:
    /// Connects Undo and Redo to the stacks. Keeps `last` pointing to the stack that was changed last.
    UndoActions(const ActionSet& actions, std::initializer_list<QUndoStack*> stacks, QUndoStack*& last,
                QsciScintilla& editor);

private:
    void connect_editor();
    void note_focus(const QWidget* focus);
    [[nodiscard]] bool is_for_editor() const;
    void enable();
    /// Calls `what` on the first stack for which `can` is true, starting with the stack that was changed
    /// last.
    void run(bool (QUndoStack::*can)() const, void (QUndoStack::*what)());

    const ActionSet& actions_;
    QsciScintilla& editor_;
    QUndoGroup all_;
    bool is_in_editor_ = false; ///< whether the editor has the focus, or had it before a menu was opened
};

} // namespace lockstep::gui
