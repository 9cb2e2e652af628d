#pragma once

#include "core/experiments/experiment.h"

#include <QUndoCommand>
#include <functional>

namespace lockstep::gui {

/// A change of parameters that can be undone.
class ParameterChange : public QUndoCommand {
public:
    using Apply = std::function<void(const ParameterValues&)>;

    ParameterChange(ParameterValues before, ParameterValues after, Apply apply)
        : before_(std::move(before)), after_(std::move(after)), apply_(std::move(apply)) {}
    void undo() override { apply_(before_); }
    void redo() override { apply_(after_); }

private:
    ParameterValues before_;
    ParameterValues after_;
    Apply apply_;
};

} // namespace lockstep::gui
