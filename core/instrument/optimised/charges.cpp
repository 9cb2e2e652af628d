#include "core/instrument/optimised/charges.h"

#include "core/instrument/optimised/bare_loops.h"
#include "core/instrument/optimised/flow.h"
#include "core/instrument/optimised/site_search.h"
#include "core/site/program_limits.h"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace lockstep::optimised {
namespace {

/// The costs that have been charged to one site so far.
struct Paid {
    std::uint64_t operations = 0;
    std::uint64_t times = 0;  ///< number of instructions that belong to the site
    std::uint64_t issued = 0; ///< number of these instructions, without those that are merged into others
    std::uint64_t turns = 0;  ///< for a loop test: source iterations per execution of the compiled test
};

class Charges {
public:
    Charges(const SiteSearch& search, const BareLoops& bare_loops, const Program& program)
        : search_(search),
          bare_loops_(bare_loops),
          program_(program),
          paid_(program.sites.size()),
          is_shared_(program.sites.size(), true) {}

    void walk(const Function& function) {
        const Flow flow(function);
        incoming_.assign(function.blocks.size(), 0);
        before_loop_.assign(function.blocks.size(), 0);
        first_site_.assign(function.blocks.size(), std::nullopt);
        for (const std::uint32_t block : flow.order()) {
            std::uint64_t unpaid = incoming_[block];
            if (flow.is_header(block)) {
                before_loop_[block] = unpaid;
                unpaid = 0;
            }
            unpaid = pass(function, flow, block, unpaid);
            hand_on(function, flow, block, unpaid);
        }
    }

    [[nodiscard]] std::vector<std::uint32_t> by_site() const {
        std::vector<std::uint32_t> operations;
        for (std::size_t i = 0; i < paid_.size(); ++i) {
            const std::uint64_t pieces = std::max<std::size_t>(program_.sites[i].pieces.size(), 1);
            const std::uint64_t times = std::max<std::uint64_t>((paid_[i].times + pieces - 1) / pieces, 1);
            operations.push_back(static_cast<std::uint32_t>((paid_[i].operations + times / 2) / times));
        }
        return operations;
    }
    [[nodiscard]] std::vector<std::uint32_t> uniform_atomics() const {
        std::vector<std::uint32_t> sites;
        for (std::uint32_t i = 0; i < paid_.size(); ++i) {
            if (program_.sites[i].kind == SiteKind::atomic && paid_[i].times != 0 && is_shared_[i]) {
                sites.push_back(i);
            }
        }
        return sites;
    }
    /// Returns the sites whose accesses the compiler has removed or merged with others. Excludes accesses to
    /// private memory, because they are not memory sites.
    [[nodiscard]] std::vector<std::uint32_t> gone() const {
        std::vector<std::uint32_t> sites;
        for (std::uint32_t i = 0; i < paid_.size(); ++i) {
            const SiteInfo& site = program_.sites[i];
            if (is_access(site.kind) && site.space != Space::none && paid_[i].issued == 0) {
                sites.push_back(i);
            }
        }
        return sites;
    }
    [[nodiscard]] std::vector<std::uint32_t> served() const {
        std::vector<std::uint32_t> served;
        for (std::size_t i = 0; i < paid_.size(); ++i) {
            const Paid& paid = paid_[i];
            const SiteKind kind = program_.sites[i].kind;
            const bool has_private = is_access(kind) && program_.sites[i].space == Space::none;
            std::uint64_t each = 1;
            if (kind == SiteKind::loop) {
                each = paid.times == 0 ? 0 : std::max<std::uint64_t>(paid.turns, 1);
            } else if (is_access(kind) && kind != SiteKind::atomic && !has_private) {
                // If an access is not found in the compiled code, it may have been merged with the same
                // access in another branch, so it still counts as executed.
                each = paid.issued != 0  ? (paid.times + paid.issued / 2) / paid.issued
                       : paid.times != 0 ? 0
                                         : 1;
            }
            served.push_back(static_cast<std::uint32_t>(
                std::bit_floor(std::min<std::uint64_t>(each, program_limits::served))));
        }
        return served;
    }
    [[nodiscard]] bool has_found_accesses() const {
        for (std::size_t i = 0; i < paid_.size(); ++i) {
            if (paid_[i].times != 0 && is_access(program_.sites[i].kind)) {
                return true;
            }
        }
        return false;
    }

private:
    /// Number of copies of a source instruction in the compiled code. The key is its line and column.
    using Copies = std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t>;

    /// Charges the instructions of a block to sites. `unpaid`: operations from earlier blocks that are not
    /// charged yet. Returns the operations that are not charged at the end of the block.
    std::uint64_t pass(const Function& function, const Flow& flow, std::uint32_t block,
                       std::uint64_t unpaid) {
        for (const Instruction& instruction : function.blocks[block].instructions) {
            const auto site = instruction.role == Role::arithmetic ? std::nullopt : search_.find(instruction);
            if (const auto bare = site ? std::nullopt : bare_loops_.loop_of(instruction)) {
                pay_bare(instruction, paid_[*bare], copies_[*bare]);
                continue;
            }
            if (!site) {
                unpaid += instruction.role == Role::arithmetic ? instruction.operations : 1;
                continue;
            }
            const bool is_guard =
                program_.sites[*site].kind == SiteKind::loop && !ends_turn(function, flow, block);
            if (is_guard) {
                continue; // the test before the first iteration, which executes only once
            }
            first_site_[block] = first_site_[block] ? first_site_[block] : site;
            paid_[*site].operations += unpaid;
            ++paid_[*site].times;
            paid_[*site].issued += instruction.is_merged ? 0U : 1U;
            if (program_.sites[*site].kind == SiteKind::loop) {
                note_turns(function, flow, block, paid_[*site]);
            }
            is_shared_[*site] = is_shared_[*site] && instruction.shares_address && !instruction.wants_value;
            unpaid = 0;
        }
        return unpaid;
    }

    /// Charges an instruction to a completely unrolled loop. The compiled code contains one copy of each
    /// instruction per iteration. In the source, each iteration also has an increment and a test, so their
    /// cost is added per iteration.
    static void pay_bare(const Instruction& instruction, Paid& loop, Copies& copies) {
        constexpr std::uint64_t operations_of_test = 2;
        loop.operations += instruction.role == Role::arithmetic ? instruction.operations : 1;
        const std::uint64_t times = ++copies[{instruction.line, instruction.column}];
        loop.operations += times > loop.times ? operations_of_test : 0;
        loop.times = std::max(loop.times, times);
    }

    /// Determines how many source iterations a compiled loop executes between two tests. This is the number
    /// of copies of a site in the loop or, if the loop contains no sites, of an arithmetic instruction.
    void note_turns(const Function& function, const Flow& flow, std::uint32_t block, Paid& test) const {
        std::map<std::uint32_t, std::uint64_t> of_sites;
        // Key: line and column.
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> of_arithmetic;
        for (const std::uint32_t inside : flow.loop_around(block)) {
            for (const Instruction& instruction : function.blocks[inside].instructions) {
                if (instruction.role == Role::arithmetic) {
                    of_arithmetic[{instruction.line, instruction.column}] += instruction.line != 0 ? 1 : 0;
                } else if (const auto site = search_.find(instruction);
                           site && program_.sites[*site].kind != SiteKind::loop) {
                    ++of_sites[*site];
                }
            }
        }
        for (const auto& [site, count] : of_sites) {
            test.turns = test.turns == 0 ? count : std::min(test.turns, count);
        }
        for (const auto& [place, count] : of_arithmetic) {
            test.turns = of_sites.empty() ? std::max(test.turns, count) : test.turns;
        }
    }

    /// Whether this block decides if the loop continues or ends.
    static bool ends_turn(const Function& function, const Flow& flow, std::uint32_t block) {
        return std::ranges::any_of(function.blocks[block].next,
                                   [&](std::uint32_t to) { return !flow.left(block, to).empty(); });
    }

    void hand_on(const Function& function, const Flow& flow, std::uint32_t block, std::uint64_t unpaid) {
        for (const std::uint32_t to : function.blocks[block].next) {
            if (flow.goes_back(block, to)) {
                if (first_site_[to]) {
                    paid_[*first_site_[to]].operations += unpaid;
                }
                continue;
            }
            std::uint64_t more = unpaid;
            for (const std::uint32_t header : flow.left(block, to)) {
                more += before_loop_[header];
            }
            incoming_[to] = std::max(incoming_[to], more);
        }
    }

    const SiteSearch& search_;
    const BareLoops& bare_loops_;
    const Program& program_;
    std::vector<Paid> paid_;
    std::map<std::uint32_t, Copies> copies_; ///< for completely unrolled loops; key: site of the loop test
    std::vector<bool> is_shared_;            ///< for each site, whether all its instructions
                                             ///< use the same address in all lanes and ignore
                                             ///< the result
    std::vector<std::uint64_t> incoming_;    ///< for each block, the operations that its
                                             ///< predecessors have not charged
    std::vector<std::uint64_t> before_loop_; ///< for the header of a loop: operations before
                                             ///< the loop, which are charged after the loop;
                                             ///< one entry per block
    std::vector<std::optional<std::uint32_t>> first_site_; ///< for each block, the first site in it
};

/// Returns the kernel and all functions that it calls.
std::vector<const Function*> reached(const Assembly& code, const std::string& kernel) {
    std::vector<const Function*> found;
    std::set<std::string> seen{kernel};
    std::vector<std::string> open{kernel};
    while (!open.empty()) {
        const std::string name = open.back();
        open.pop_back();
        const auto function = std::ranges::find(code.functions, name, &Function::name);
        if (function == code.functions.end()) {
            continue;
        }
        found.push_back(&*function);
        for (const std::string& callee : function->callees) {
            if (seen.insert(callee).second) {
                open.push_back(callee);
            }
        }
    }
    return found;
}

} // namespace

Optimised fitted(const Assembly& code, const Program& program) {
    const SiteSearch search(code, program);
    const BareLoops bare_loops(code, search, program);
    Charges charges(search, bare_loops, program);
    for (const Function* function : reached(code, program.kernel)) {
        charges.walk(*function);
    }
    if (!charges.has_found_accesses()) {
        return {};
    }
    Optimised optimised{charges.by_site(), charges.uniform_atomics(), charges.gone()};
    optimised.served = charges.served();
    return optimised;
}

} // namespace lockstep::optimised
