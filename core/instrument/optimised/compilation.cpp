#include "core/instrument/optimised/compilation.h"

#include "core/instrument/optimised/assembly.h"
#include "core/instrument/optimised/bare_loops.h"
#include "core/instrument/optimised/flow.h"
#include "core/instrument/optimised/optimise.h"
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

// Determines the operations per site from compiled code. The code is traversed block by block, and arithmetic
// is charged to the next instruction that belongs to a site, as for SiteInfo::operations in the source:
//
//     mul.wide, add            waits
//     ld.global  line 23:20    2 charged to the site at 23:20
//     fma, add, setp           wait
//     bra        line 22:9     3 charged to the loop's test
//
// Arithmetic before a loop is charged after the loop. The loop test that the compiler inserts before the
// first iteration does not count as an iteration. Arithmetic that is not charged at the end of a block is
// passed to each successor block; a block with several predecessors receives the largest amount. If the code
// contains several copies of a site (because its function was inlined into several callers), the site is
// charged the mean.

/// The cost that the instructions of one site have accumulated.
struct Paid {
    std::uint64_t operations = 0;
    std::uint64_t times = 0;  ///< number of instructions that belong to the site
    std::uint64_t issued = 0; ///< number of these instructions that are not merged into another one
    std::uint64_t turns = 0;  ///< for a loop test: number of source iterations per execution of the test
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
    /// Returns the sites of accesses that the compiler removed or merged. Private accesses are excluded,
    /// because they are not memory sites.
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
                // An access that is not found may have been merged with the same access in another branch.
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
    /// Number of copies of an instruction; key: line and column.
    using Copies = std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t>;

    /// Charges the instructions of a block to sites. Returns the number of operations at the end of the block
    /// that are not charged yet, because no site follows them in the block.
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
                continue; // a test before the loop, which executes only once
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

    /// Charges an instruction to a completely unrolled loop. The code contains one copy of each source
    /// location per iteration. The loop in the source would also have an increment and a test per iteration,
    /// so their cost is added.
    static void pay_bare(const Instruction& instruction, Paid& loop, Copies& copies) {
        constexpr std::uint64_t operations_of_test = 2;
        loop.operations += instruction.role == Role::arithmetic ? instruction.operations : 1;
        const std::uint64_t times = ++copies[{instruction.line, instruction.column}];
        loop.operations += times > loop.times ? operations_of_test : 0;
        loop.times = std::max(loop.times, times);
    }

    /// Determines the number of iterations between two tests of an unrolled loop: the number of copies of a
    /// site in its code or, if the loop has no sites, of an arithmetic instruction.
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
    /// One entry per site: whether all its instructions use a uniform address and ignore the result.
    std::vector<bool> is_shared_;
    /// One entry per block: operations passed on by its predecessors.
    std::vector<std::uint64_t> incoming_;
    /// One entry per block; for a loop header: operations from before the loop, which are charged after it.
    std::vector<std::uint64_t> before_loop_;
    std::vector<std::optional<std::uint32_t>> first_site_; ///< one entry per block: the first site in it
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

/// Returns the properties of the program's sites in the compiled code. Empty if no access of the program
/// could be found in the code.
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

} // namespace

Compilation::Compilation(Source source)
    : source_(std::move(source)),
      ptx_(ptx_of(source_.text, source_.file, source_.options, source_.target)),
      registers_(source_.text, source_.file, source_.program.kernel, source_.options) {}

Optimised Compilation::take() {
    const auto ptx = ptx_.take();
    Optimised optimised = ptx ? fitted(read_ptx(*ptx), source_.program) : Optimised();
    optimised.registers = registers_.take();
    return optimised;
}

} // namespace lockstep::optimised
