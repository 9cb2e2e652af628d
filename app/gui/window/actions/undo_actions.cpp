#include "app/gui/window/actions/undo_actions.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>
#include <Qsci/qsciscintilla.h>
#include <algorithm>

namespace lockstep::gui {

UndoActions::UndoActions(const ActionSet& actions, std::initializer_list<QUndoStack*> stacks,
                         QUndoStack*& last, QsciScintilla& editor)
    : actions_(actions), editor_(editor) {
    for (QUndoStack* stack : stacks) {
        all_.addStack(stack);
        connect(stack, &QUndoStack::indexChanged, this, [this, stack, &last] {
            last = stack;
            all_.setActiveStack(stack);
            enable();
        });
    }
    all_.setActiveStack(last);
    actions.on(Command::undo,
               [this] { is_for_editor() ? editor_.undo() : run(&QUndoStack::canUndo, &QUndoStack::undo); });
    actions.on(Command::redo,
               [this] { is_for_editor() ? editor_.redo() : run(&QUndoStack::canRedo, &QUndoStack::redo); });
    connect_editor();
    enable();
}

void UndoActions::connect_editor() {
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget* /*before*/, const QWidget* now) { note_focus(now); });
    connect(&editor_, &QsciScintilla::textChanged, this, &UndoActions::enable);
}

/// Menus take the focus while they are open, but their commands are for the widget that had it.
void UndoActions::note_focus(const QWidget* focus) {
    const bool is_menu =
        qobject_cast<const QMenuBar*>(focus) != nullptr || qobject_cast<const QMenu*>(focus) != nullptr;
    if (focus != nullptr && !is_menu) {
        is_in_editor_ = focus == &editor_ || editor_.isAncestorOf(focus);
        enable();
    }
}

bool UndoActions::is_for_editor() const {
    return is_in_editor_ && !editor_.isReadOnly();
}

void UndoActions::enable() {
    if (is_for_editor()) {
        actions_[Command::undo].setEnabled(editor_.isUndoAvailable());
        actions_[Command::redo].setEnabled(editor_.isRedoAvailable());
        return;
    }
    const QList<QUndoStack*> stacks = all_.stacks();
    actions_[Command::undo].setEnabled(std::ranges::any_of(stacks, &QUndoStack::canUndo));
    actions_[Command::redo].setEnabled(std::ranges::any_of(stacks, &QUndoStack::canRedo));
}

void UndoActions::run(bool (QUndoStack::*can)() const, void (QUndoStack::*what)()) {
    QList<QUndoStack*> stacks = all_.stacks();
    if (all_.activeStack() != nullptr) {
        stacks.prepend(all_.activeStack());
    }
    const auto able = std::ranges::find_if(stacks, [can](QUndoStack* stack) { return (stack->*can)(); });
    if (able != stacks.end()) {
        ((*able)->*what)();
    }
}

} // namespace lockstep::gui
