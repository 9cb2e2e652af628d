#include "core/instrument/statements/guards.h"

#include "core/instrument/statements/guarded_statements.h"

#include <utility>

namespace lockstep::rewriting {

void Guards::begin_function(bool is_guarded) {
    joins_ = is_guarded ? returned : 0;
    nesting_ = 0;
    has_return_ = false;
}

void Guards::enter_plain_loop() {
    breaks_.push_back(0);
    continues_.push_back(0);
}

void Guards::leave_plain_loop() {
    breaks_.pop_back();
    continues_.pop_back();
}

void Guards::enter_loop() {
    breaks_.push_back(new_join());
    continues_.push_back(new_join());
}

void Guards::leave_loop() {
    breaks_.pop_back();
    continues_.pop_back();
}

std::string Guards::leave_for(unsigned join) {
    skip_used_ = true;
    has_return_ = has_return_ || join == returned;
    return wait_at(join) + " goto lk_skip_" + std::to_string(skip_) + ";";
}

std::string Guards::end_run() {
    std::string label = std::exchange(skip_used_, false) ? "lk_skip_" + std::to_string(skip_) + ": ;\n" : "";
    ++skip_;
    return label;
}

} // namespace lockstep::rewriting
