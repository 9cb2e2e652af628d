#pragma once

#include <QUndoCommand>
#include <functional>
#include <utility>

namespace lockstep::gui {

/// A change of something that a panel edits as a whole, which can be undone: `apply` shows a value.
template <class Value>
class ValueChange : public QUndoCommand {
public:
    using Apply = std::function<void(const Value&)>;

    ValueChange(Value before, Value after, Apply apply)
        : before_(std::move(before)), after_(std::move(after)), apply_(std::move(apply)) {}
    void undo() override { apply_(before_); }
    void redo() override { apply_(after_); }

private:
    Value before_;
    Value after_;
    Apply apply_;
};

} // namespace lockstep::gui
