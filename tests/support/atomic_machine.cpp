#include "tests/support/atomic_machine.h"

#include "tests/support/trace_text.h"

#include <algorithm>
#include <utility>

namespace lockstep::test {
namespace {

constexpr std::size_t group_items = 2;
constexpr std::size_t groups = 3;
constexpr std::uint64_t both_fences = 3;
constexpr std::uint64_t local_fence = 1;
constexpr std::uint64_t ticket_word = 64;
constexpr std::uint64_t lock_word = 128;
constexpr std::uint64_t other_ticket_word = 192;
constexpr std::uint64_t bits_word = 256;
constexpr std::uint64_t first_own_word = 320;
constexpr std::uint64_t bytes_of_own = 64;

// Indices of the sites in the program that the constructor builds.
constexpr std::uint32_t write_site = 0;
constexpr std::uint32_t fence_site = 1;
constexpr std::uint32_t barrier_site = 2;
constexpr std::uint32_t ticket_site = 3;
constexpr std::uint32_t lock_site = 4;
constexpr std::uint32_t decision_site = 5;
constexpr std::uint32_t bit_site = 6;
constexpr std::uint32_t no_bit_site = 7;

void join(std::vector<std::uint64_t>& to, const std::vector<std::uint64_t>& from) {
    for (std::size_t i = 0; i < to.size(); ++i) {
        to[i] = std::max(to[i], from[i]);
    }
}

} // namespace

AtomicMachine::AtomicMachine(std::uint64_t seed)
    : random_(seed),
      trace_(trace_of(
          "group 2\nobject o global 0 4096\nsite w write global int 1\nsite f fence 2\n"
          "site b barrier 3\nsite atomic_inc atomic global int 4\n"
          "site atomic_xchg atomic global int 5\nsite d branch 6\n"
          "site atomic_or(b,1<<i) atomic global int 7\nsite atomic_or(b,0) atomic global int 8\n"
          "kernel { w f b atomic_inc atomic_xchg atomic_or(b,1<<i) atomic_or(b,0) if d { } { } }\nlog\n-\n-\n"
          "-\n-\n-\n-\n")) {
    items_.resize(groups * group_items);
    tickets_.clock.resize(items_.size());
    other_tickets_.clock.resize(items_.size());
    lock_.clock.resize(items_.size());
    bits_.clock.resize(items_.size());
    own_.resize(groups, Word{7, Clock(items_.size())});
    for (Item& item : items_) {
        item.seen.resize(items_.size());
        item.fenced = item.seen;
        item.passed = item.seen;
    }
    plan();
    std::vector<std::size_t> running(items_.size());
    for (std::size_t i = 0; i < running.size(); ++i) {
        running[i] = i;
    }
    const auto is_done = [&](std::size_t i) { return items_[i].next == items_[i].plan.size(); };
    for (std::erase_if(running, is_done); !running.empty(); std::erase_if(running, is_done)) {
        const std::size_t item = running[below(running.size())];
        if (!items_[item].waits) {
            step(item);
        }
    }
    std::vector<std::vector<Event>> logs;
    std::vector<std::vector<std::uint64_t>> values;
    for (Item& item : items_) {
        logs.push_back(std::move(item.log));
        values.push_back(std::move(item.values));
    }
    set_logs(trace_, logs, values);
    for (Access& access : accesses_) {
        access.point.event += trace_.offsets[access.point.item];
    }
}

/// Fills the plan of each item with random actions. All items of a group get the same number of barriers.
void AtomicMachine::plan() {
    for (std::size_t group = 0; group < groups; ++group) {
        const std::uint64_t phases = 1 + below(3);
        for (std::uint64_t phase = 0; phase < phases; ++phase) {
            const Action barrier = below(3) == 0 ? Action::barrier : Action::local_barrier;
            for (std::size_t i = 0; i < group_items; ++i) {
                std::vector<Action>& plan = items_[group * group_items + i].plan;
                if (i == 0 && below(phase == 0 ? 2 : 4) == 0) {
                    plan.push_back(below(3) == 0 ? Action::exchange_own : Action::set_own);
                }
                const std::vector<Action> more = plan_of_item();
                plan.insert(plan.end(), more.begin(), more.end());
                if (phase != 0 && below(2) == 0) {
                    plan.insert(plan.end(),
                                {Action::own_ticket, Action::decide, Action::fence, Action::access});
                }
                if (phase + 1 < phases) {
                    plan.push_back(barrier);
                }
            }
        }
    }
}

std::vector<AtomicMachine::Action> AtomicMachine::plan_of_item() {
    std::vector<Action> plan;
    const auto fence = [&] { plan.push_back(below(8) == 0 ? Action::local_fence : Action::fence); };
    const auto some = [&](bool fenced) {
        if (fenced) {
            fence();
        }
        for (std::uint64_t n = below(3); n != 0; --n) {
            plan.push_back(Action::access);
        }
        if (below(4) != 0) {
            fence();
        }
    };
    const auto decide = [&] {
        if (below(8) != 0) {
            plan.push_back(Action::decide);
        }
    };
    some(false);
    for (const Action ticket :
         {Action::ticket, Action::other_ticket, below(3) == 0 ? Action::bit : Action::no_bit}) {
        if (below(2) == 0) {
            plan.push_back(ticket);
            decide();
            some(below(4) != 0);
        }
    }
    if (below(2) == 0) {
        plan.push_back(Action::take);
        decide();
        some(below(4) != 0);
        plan.push_back(Action::give_back);
        some(below(2) == 0);
    }
    if (below(50) == 0) {
        plan.push_back(Action::reset);
    }
    return plan;
}

void AtomicMachine::log(std::size_t item, std::uint32_t site, std::uint64_t payload) {
    Item& it = items_[item];
    it.log.push_back(make_event(Site(site), payload));
    it.seen[item] = it.log.size();
}

void AtomicMachine::fence(Item& item) const {
    join(item.seen, item.passed);
    item.fenced = item.seen;
}

std::uint64_t AtomicMachine::exchange(std::size_t item, Word& word, std::uint32_t site, std::uint64_t address,
                                      std::uint64_t value) {
    Item& it = items_[item];
    log(item, site, address);
    it.values.push_back(word.value);
    join(it.passed, word.clock);
    join(word.clock, it.fenced);
    return std::exchange(word.value, value);
}

/// Executes an atomic that takes a ticket, or sets or reads bits.
void AtomicMachine::update(std::size_t item, Action action) {
    const std::size_t group = item / group_items;
    Word& own = own_[group];
    switch (action) {
    case Action::ticket:
        exchange(item, tickets_, ticket_site, ticket_word, tickets_.value + 1);
        return;
    case Action::other_ticket:
        exchange(item, other_tickets_, ticket_site, other_ticket_word, other_tickets_.value + 1);
        return;
    case Action::own_ticket:
        exchange(item, own, ticket_site, first_own_word + bytes_of_own * group, own.value + 1);
        return;
    case Action::bit:
        exchange(item, bits_, bit_site, bits_word, bits_.value | std::uint64_t{1} << below(5));
        return;
    default:
        exchange(item, bits_, no_bit_site, bits_word, bits_.value);
    }
}

void AtomicMachine::step(std::size_t item) {
    Item& it = items_[item];
    switch (const Action action = it.plan[it.next]; action) {
    case Action::access:
        log(item, write_site, 0);
        it.values.push_back(below(100));
        accesses_.push_back({{item, it.log.size() - 1}, it.seen});
        break;
    case Action::fence:
        log(item, fence_site, both_fences);
        fence(it);
        break;
    case Action::local_fence:
        log(item, fence_site, local_fence);
        break;
    case Action::decide:
        log(item, decision_site, below(2));
        break;
    case Action::reset:
        log(item, write_site, ticket_word);
        it.values.push_back(0);
        tickets_.value = 0;
        break;
    case Action::barrier:
        fence(it);
        [[fallthrough]];
    case Action::local_barrier:
        arrive(item);
        return;
    case Action::ticket:
    case Action::other_ticket:
    case Action::own_ticket:
    case Action::bit:
    case Action::no_bit:
        update(item, action);
        break;
    case Action::set_own:
    case Action::exchange_own:
        set_own(item, action == Action::exchange_own);
        break;
    case Action::take:
        if (exchange(item, lock_, lock_site, lock_word, 1) != 0) {
            return; // the lock is taken: try again
        }
        break;
    case Action::give_back:
        exchange(item, lock_, lock_site, lock_word, 0);
    }
    ++it.next;
}

void AtomicMachine::set_own(std::size_t item, bool is_exchange) {
    Word& own = own_[item / group_items];
    const std::uint64_t address = first_own_word + bytes_of_own * (item / group_items);
    if (is_exchange) {
        exchange(item, own, lock_site, address, 0);
        return;
    }
    log(item, write_site, address);
    items_[item].values.push_back(0);
    own = {0, Clock(items_.size())};
}

void AtomicMachine::arrive(std::size_t item) {
    Item& it = items_[item];
    const bool is_local = it.plan[it.next] == Action::local_barrier;
    log(item, barrier_site, is_local ? local_fence : both_fences);
    it.waits = true;
    pass_barrier(item / group_items, is_local);
}

void AtomicMachine::pass_barrier(std::size_t group, bool is_local) {
    const std::span<Item> items = std::span(items_).subspan(group * group_items, group_items);
    if (!std::ranges::all_of(items, [](const Item& item) { return item.waits; })) {
        return;
    }
    (is_local ? meet_locally : meet)(items, items_.size());
    for (Item& item : items) {
        item.waits = false;
        ++item.next;
    }
}

void AtomicMachine::meet(std::span<Item> items, std::size_t clocks) {
    Clock all(clocks);
    for (const Item& item : items) {
        join(all, item.seen);
    }
    for (Item& item : items) {
        join(item.seen, all);
        item.fenced = item.seen;
    }
}

void AtomicMachine::meet_locally(std::span<Item> items, std::size_t clocks) {
    Clock all(clocks);
    for (const Item& item : items) {
        join(all, item.fenced);
        join(all, item.passed);
    }
    for (Item& item : items) {
        join(item.seen, all);
        join(item.fenced, all);
    }
}

bool AtomicMachine::are_ordered(const Access& a, const Access& b) {
    return b.seen[a.point.item] >= a.seen[a.point.item] || a.seen[b.point.item] >= b.seen[b.point.item];
}

} // namespace lockstep::test
