#pragma once

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// The joins at which work-items wait after they left guarded control flow, and the jumps to them. A
/// work-item's lk_at is 0 while it takes part, otherwise the number of the join at which it waits (see
/// guarded_statements.h).
class Guards {
public:
    void begin_function(bool is_guarded);
    [[nodiscard]] bool is_guarded() const { return joins_ != 0; }

    unsigned new_join() { return ++joins_; }

    /// A loop or switch that uses C's own break and continue.
    void enter_plain_loop();
    void leave_plain_loop();
    void enter_plain_switch() { breaks_.push_back(0); }
    void leave_plain_switch() { breaks_.pop_back(); }
    /// A loop whose work-items wait at its own joins.
    void enter_loop();
    void leave_loop();
    void enter_switch() { breaks_.push_back(new_join()); }
    void leave_switch() { breaks_.pop_back(); }
    [[nodiscard]] unsigned break_join() const { return breaks_.back(); }
    [[nodiscard]] unsigned continue_join() const { return continues_.back(); }

    /// Text that sets the join at which a work-item waits and jumps to the end of the current guard.
    std::string leave_for(unsigned join);
    /// A return after which there is no text to jump over.
    void leave_function() { has_return_ = true; }
    /// Ends the text under one guard. Returns the label that its jumps go to, if there are any.
    std::string end_run();

    void enter_block() { ++nesting_; }
    void leave_block() { --nesting_; }
    /// Whether it is possible that no work-item takes part here: inside guarded branches or loops, or if all
    /// may have returned earlier.
    [[nodiscard]] bool may_be_nobody() const { return nesting_ > 0 || has_return_; }

private:
    unsigned joins_ = 0;           ///< number of joins so far; 0 if the function is not guarded
    unsigned skip_ = 0;            ///< number of the label at the end of the current guard
    bool skip_used_ = false;       ///< whether anything jumps to it
    std::vector<unsigned> breaks_; ///< target of break, innermost last: a join, or 0 for C's own break
    std::vector<unsigned> continues_;
    unsigned nesting_ = 0;    ///< number of guarded branches and loops around the current text
    bool has_return_ = false; ///< in the part of the function so far
};

} // namespace lockstep::rewriting
