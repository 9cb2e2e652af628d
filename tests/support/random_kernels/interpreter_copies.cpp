// Async copies: the group waits for each one immediately after starting it.
#include "tests/support/random_kernels/interpreter_state.h"

namespace lockstep::random_kernel {

namespace {

constexpr std::uint64_t known_of_a_wait = (std::uint64_t{1} << 20) - 1;
constexpr std::uint64_t one_event = 3 | 1 << 2; // barrier flags for both memories, and a wait for one event

PointerValue moved_by(PointerValue at, std::uint32_t bytes) {
    return {at.object, at.offset + static_cast<std::int32_t>(bytes)};
}

} // namespace

/// Logs one iteration of the loop that moves a work-item's share of a copy.
void Interpreter::log_turn(const Statement& copy, bool goes_on) {
    log(SiteKind::loop, goes_on ? 1 : 0, copy.line);
    count_turn();
}

/// Copies the elements that the current work-item i of a group of n moves in an async copy: element i ^ 1,
/// where its neighbour would start, and every n-th element after it.
void Interpreter::move_share(const Statement& copy, PointerValue to, PointerValue from) {
    const auto items = static_cast<std::uint32_t>(group_.size());
    const auto item = static_cast<std::uint32_t>(item_ - group_.data());
    const Type& element = copy.step->type->element;
    const bool to_local = kernel_.variables.at(to.object).space == Space::local;
    const std::uint32_t stride = copy.stride == 0 ? 1 : copy.stride;
    Expression at;
    at.line = copy.line;
    for (std::uint32_t i = (item ^ 1) < items ? item ^ 1 : item; i < copy.count; i += items) {
        log_turn(copy, true);
        const PointerValue source = moved_by(from, i * (to_local ? stride : 1) * element->bytes);
        const PointerValue target = moved_by(to, i * (to_local ? 1 : stride) * element->bytes);
        store_leaf({target, element, {}, element}, load_leaf({source, element, {}, element}, at), at);
    }
}

void Interpreter::pass_copy(const Statement& statement, const Items& items) {
    for (const std::size_t i : items) {
        item_ = &group_[i];
        const PointerValue to = as_pointer(value(*statement.expression));
        const PointerValue from = as_pointer(value(*statement.step));
        log(SiteKind::copy, 0, statement.line);
        item_->events.back().payload_known = 0;
        for (const Statement* copy : copies_) {
            if (copy == &statement)
                move_share(*copy, to, from);
            log_turn(*copy, false);
        }
        log(SiteKind::wait, one_event, statement.line + 1);
        item_->events.back().payload_known = known_of_a_wait;
    }
    ++phase_[0];
    ++phase_[1];
}

} // namespace lockstep::random_kernel
