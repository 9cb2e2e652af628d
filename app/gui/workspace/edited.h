#pragma once

#include <QObject>
#include <QUndoStack>
#include <utility>

namespace lockstep::gui {

/// The common base class of all edited values; see Edited.
class AnyEdited : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] QUndoStack& changes() { return changes_; }

signals:
    void changed(); ///< emitted by change(), undo and redo

protected:
    QUndoStack changes_;
};

/// A value that the user edits as a whole, with an undo history. The workspace owns it; panels show it.
template <class Value>
class Edited : public AnyEdited {
public:
    explicit Edited(Value value = {}) : value_(std::move(value)) {}

    [[nodiscard]] const Value& value() const { return value_; }
    /// Changes the value and adds the change to the undo history.
    void change(const Value& value) {
        if (!(value == value_)) {
            changes_.push(new Change(*this, value_, value));
        }
    }
    /// Changes the value without an undo step, for changes that the user did not make.
    void set(Value value) { value_ = std::move(value); }
    /// Replaces the value and clears the undo history.
    void begin(Value value) {
        set(std::move(value));
        changes_.clear();
    }

private:
    class Change : public QUndoCommand {
    public:
        Change(Edited& edited, Value before, Value after)
            : edited_(edited), before_(std::move(before)), after_(std::move(after)) {}

        void undo() override { edited_.apply(before_); }
        void redo() override { edited_.apply(after_); }

    private:
        Edited& edited_;
        Value before_;
        Value after_;
    };

    void apply(const Value& value) {
        value_ = value;
        emit changed();
    }

    Value value_;
};

} // namespace lockstep::gui
