#include "app/gui/window/actions/undo_actions.h"

#include <QUndoStack>
#include <algorithm>

namespace lockstep::gui {

UndoActions::UndoActions(const ActionSet& actions, std::initializer_list<QUndoStack*> stacks,
                         QUndoStack*& last)
    : actions_(actions) {
    for (QUndoStack* stack : stacks) {
        all_.addStack(stack);
        connect(stack, &QUndoStack::indexChanged, this, [this, stack, &last] {
            last = stack;
            all_.setActiveStack(stack);
            enable();
        });
    }
    all_.setActiveStack(last);
    actions.on(Command::undo, [this] { run(&QUndoStack::canUndo, &QUndoStack::undo); });
    actions.on(Command::redo, [this] { run(&QUndoStack::canRedo, &QUndoStack::redo); });
    enable();
}

void UndoActions::enable() {
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
