#pragma once

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Where work-items wait that left guarded control flow, and how text jumps there: lk_at of a work-item is 0
/// while it takes part, else the number of the join at which it waits (see guarded_statements.h).
class Guards {
public:
    void begin_function(bool is_guarded);
    [[nodiscard]] bool is_guarded() const { return joins_ != 0; }

    unsigned new_join() { return ++joins_; }

    /// A loop or switch whose break and continue are C's own.
    void enter_plain_loop();
    void leave_plain_loop();
    void enter_plain_switch() { breaks_.push_back(0); }
    void leave_plain_switch() { breaks_.pop_back(); }
    /// One whose work-items wait at joins of their own.
    void enter_loop();
    void leave_loop();
    void enter_switch() { breaks_.push_back(new_join()); }
    void leave_switch() { breaks_.pop_back(); }
    [[nodiscard]] unsigned break_join() const { return breaks_.back(); }
    [[nodiscard]] unsigned continue_join() const { return continues_.back(); }

    /// Says where a work-item waits and jumps behind the guard in work.
    std::string leave_for(unsigned join);
    /// A return behind which no text is jumped over.
    void leave_function() { has_return_ = true; }
    /// Ends the text behind one guard; the label that its jumps go to, where there are any.
    std::string end_run();

    void enter_block() { ++nesting_; }
    void leave_block() { --nesting_; }
    /// Whether nobody at all may take part here: guarded branches or loops are around, or all have returned before.
    [[nodiscard]] bool may_be_nobody() const { return nesting_ > 0 || has_return_; }

private:
    unsigned joins_ = 0;           ///< numbered so far; 0: the function is not guarded
    unsigned skip_ = 0;            ///< label behind the guard in work
    bool skip_used_ = false;       ///< something jumps to it
    std::vector<unsigned> breaks_; ///< where break leads, innermost last: a join, or 0 for C's own break
    std::vector<unsigned> continues_;
    unsigned nesting_ = 0;    ///< guarded branches and loops around
    bool has_return_ = false; ///< of the function so far
};

} // namespace lockstep::rewriting
