#include "core/schedule/memory/memory_port.h"

namespace lockstep {

MemoryPort::MemoryPort(const Program& program, const HardwareModel& hardware, std::uint64_t global_bytes,
                       const SimulationOptions& options, std::uint32_t slots)
    : near_(hardware, l2_state_of(hardware, global_bytes), options.without, options.with_miss_kinds),
      scoreboard_(program, hardware, slots) {}

MemoryPort::Access MemoryPort::access(std::uint32_t slot, const ResidentWarp& warp, Operation operation,
                                      Cycles own, std::uint32_t executions, CacheFigures& figures) {
    const WarpInstruction& step = *warp.next;
    const auto served =
        near_.serve(operation, step, warp.lines + step.first_line, own, executions, figures, outbox_);
    const auto request =
        served.is_open ? static_cast<std::uint32_t>(outbox_.requests.size() - 1) : Flight::answered;
    if (scoreboard_.lets_loads_fly() && answers(operation)) {
        fly(slot, {served.ready, step.site, warp.step(), load_from(operation), request});
        return {served.taken, served.extra};
    }
    if (served.is_open) {
        open_.push_back({Open::Kind::waits_for_answer, slot, step.site, warp.step(), request, outbox_.cycle});
    }
    return {served.ready, served.extra, served.is_open};
}

/// Adds a load in flight. If it returns before the horizon, its return is reported to the scoreboard at once.
/// Otherwise, it is reported later, in the order of the responses.
void MemoryPort::fly(std::uint32_t slot, const Flight& flight) {
    scoreboard_.add(slot, flight);
    const bool takes_room = flight.from != LoadFrom::near;
    if (takes_room && !flight.is_open() && flight.until < outbox_.horizon) {
        scoreboard_.come_back_soon(flight.until);
    } else if (takes_room) {
        open_.push_back({Open::Kind::comes_back, slot, flight.site, flight.step, flight.request,
                         outbox_.cycle, flight.until});
    }
}

LoadWait MemoryPort::wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now) {
    const LoadWait wait = scoreboard_.wait(slot, site, from, now, outbox_.horizon);
    if (wait.is_open) {
        const auto kind =
            wait.step == LoadWait::itself ? Open::Kind::waits_for_room : Open::Kind::waits_for_loads;
        open_.push_back({kind, slot, site, 0, Flight::answered, outbox_.cycle});
    }
    return wait;
}

LoadWait MemoryPort::settle(const Open& open) {
    switch (open.kind) {
    case Open::Kind::comes_back:
        if (open.request != Flight::answered) {
            scoreboard_.answer(open.slot, open.request, until(open));
        }
        scoreboard_.come_back(until(open));
        return {};
    case Open::Kind::waits_for_loads:
        return scoreboard_.wait_for_loads(open.slot, open.site);
    case Open::Kind::waits_for_room:
        return {scoreboard_.first_return(), open.site, LoadWait::itself};
    case Open::Kind::waits_for_answer:
        break;
    }
    return {until(open), open.site, open.step};
}

} // namespace lockstep
