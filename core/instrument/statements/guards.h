#pragma once

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Manages the joins at which work-items wait after leaving guarded control flow, and the jumps to those
/// joins. Each work-item's lk_at is 0 while the work-item is executing; otherwise it is the number of the
/// join at which the work-item waits (see guarded_statements.h).
class Guards {
public:
    void begin_function(bool is_guarded);
    [[nodiscard]] bool is_guarded() const { return joins_ != 0; }

    unsigned new_join() { return ++joins_; }

    /// Enters a loop in which break and continue are not changed.
    void enter_plain_loop();
    void leave_plain_loop();
    void enter_plain_switch() { breaks_.push_back(0); }
    void leave_plain_switch() { breaks_.pop_back(); }
    /// Enters a guarded loop, which has joins at which work-items wait after break and continue.
    void enter_loop();
    void leave_loop();
    void enter_switch() { breaks_.push_back(new_join()); }
    void leave_switch() { breaks_.pop_back(); }
    [[nodiscard]] unsigned break_join() const { return breaks_.back(); }
    [[nodiscard]] unsigned continue_join() const { return continues_.back(); }

    /// Returns code with which a work-item starts to wait at a join: it sets lk_at and jumps to the end of
    /// the current guard.
    std::string leave_for(unsigned join);
    /// Records a return that needs no jump, because no code follows it.
    void leave_function() { has_return_ = true; }
    /// Ends the current guard. Returns the label at its end; empty if no jump leads to the label.
    std::string end_run();

    void enter_block() { ++nesting_; }
    void leave_block() { --nesting_; }
    /// Whether it is possible that no work-item takes part at this point. This is the case inside guarded
    /// branches and loops, and after a return that all work-items may have executed.
    [[nodiscard]] bool may_be_nobody() const { return nesting_ > 0 || has_return_; }

private:
    unsigned joins_ = 0;     ///< number of joins created so far; 0 if the function is not guarded
    unsigned skip_ = 0;      ///< number of the label at the end of the current guard
    bool skip_used_ = false; ///< whether any jump leads to the label with the number `skip_`
    /// One entry per enclosing loop or switch, innermost last: the join to which break leads, or 0 if break
    /// is not changed.
    std::vector<unsigned> breaks_;
    std::vector<unsigned> continues_;
    unsigned nesting_ = 0;    ///< number of guarded branches and loops around the current statement
    bool has_return_ = false; ///< whether the function contains a return before this point
};

} // namespace lockstep::rewriting
