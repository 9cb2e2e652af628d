#include "core/instrument/rewriter.h"

#include <utility>

// Arithmetic is paid with the next event. What a loop's turn computes after its last event is paid at the
// loop's test, once a turn; what was computed before the loop waits until behind it. What a function computes
// after its last event is paid by its caller. Functions in a branch that has no event behind them are told at
// the decision, with the side that evaluates them.
//
//     float x = a * b;                 waits for out[i]
//     for (int k = 0; k < n; ++k)      k < n, and of each turn: x * x, ++k
//         x = x * x;
//     out[i] = x;                      a * b

namespace lockstep {
namespace {

/// Faster forms are there for floats and vectors of floats alone.
bool is_float(clang::QualType type) {
    const auto* vector = type->getAs<clang::VectorType>();
    return (vector == nullptr ? type : vector->getElementType())
        ->isSpecificBuiltinType(clang::BuiltinType::Float);
}

} // namespace

Rewriter::Arithmetic Rewriter::take_arithmetic() {
    return {std::exchange(operations_, 0), std::exchange(math_, {})};
}

void Rewriter::add_arithmetic(const Arithmetic& more) {
    operations_ += more.operations;
    math_.insert(math_.end(), more.math.begin(), more.math.end());
}

void Rewriter::note_math(const clang::Expr* node, const std::string& name) {
    if (faster_form(name) != nullptr && is_float(node->getType()) && !node->isEvaluatable(context_)) {
        const Place place = source_.place(node->getBeginLoc());
        math_.push_back({name, file_number(place.file), place.line});
    }
}

void Rewriter::note_division(const clang::BinaryOperator* node) {
    if (node->getOpcode() == clang::BO_Div || node->getOpcode() == clang::BO_DivAssign) {
        note_math(node, "/");
    }
}

void Rewriter::leave_math(Site decision, Evaluates when) {
    for (MathCall& call : math_) {
        call.when = when;
        sites_[decision.index()].math.push_back(std::move(call));
    }
    math_.clear();
}

void Rewriter::open_loop() {
    before_loops_.push_back(take_arithmetic());
}

void Rewriter::close_loop(Node loop) {
    const Arithmetic turn = take_arithmetic();
    sites_[loop.site.index()].operations += turn.operations;
    math_ = turn.math;
    leave_math(loop.site, Evaluates::if_taken);
    add_arithmetic(before_loops_.back());
    before_loops_.pop_back();
    skeleton_.add(std::move(loop));
}

} // namespace lockstep
