#include "core/instrument/optimised/charges.h"

#include "core/instrument/optimised/flow.h"
#include "core/instrument/optimised/site_search.h"

#include <algorithm>
#include <optional>
#include <set>

namespace lockstep::optimised {
namespace {

/// What the instructions of a site pay.
struct Paid {
    std::uint64_t operations = 0;
    std::uint64_t times = 0; ///< instructions that belong to it
};

class Charges {
public:
    Charges(const SiteSearch& search, const Program& program)
        : search_(search),
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
    /// Private accesses aside, which are no sites of memory.
    [[nodiscard]] std::vector<std::uint32_t> gone() const {
        std::vector<std::uint32_t> sites;
        for (std::uint32_t i = 0; i < paid_.size(); ++i) {
            const SiteInfo& site = program_.sites[i];
            if (is_access(site.kind) && site.space != Space::none && paid_[i].times == 0) {
                sites.push_back(i);
            }
        }
        return sites;
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
    /// Through the block; what is unpaid at its end.
    std::uint64_t pass(const Function& function, const Flow& flow, std::uint32_t block,
                       std::uint64_t unpaid) {
        for (const Instruction& instruction : function.blocks[block].instructions) {
            const auto site = instruction.role == Role::arithmetic ? std::nullopt : search_.find(instruction);
            if (!site) {
                unpaid += instruction.role == Role::arithmetic ? instruction.operations : 1;
                continue;
            }
            const bool is_guard =
                program_.sites[*site].kind == SiteKind::loop && !ends_turn(function, flow, block);
            if (is_guard) {
                continue; // it is asked once, before the loop
            }
            first_site_[block] = first_site_[block] ? first_site_[block] : site;
            paid_[*site].operations += unpaid;
            ++paid_[*site].times;
            is_shared_[*site] = is_shared_[*site] && instruction.shares_address && !instruction.wants_value;
            unpaid = 0;
        }
        return unpaid;
    }

    /// Whether a loop goes on or ends here.
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
    const Program& program_;
    std::vector<Paid> paid_;
    std::vector<bool> is_shared_; ///< by site: all its instructions go to one address, and want no value
    std::vector<std::uint64_t> incoming_;                  ///< by block
    std::vector<std::uint64_t> before_loop_;               ///< of a header: what waits until behind its loop
    std::vector<std::optional<std::uint32_t>> first_site_; ///< by block
};

/// The kernel and what it calls.
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
    Charges charges(search, program);
    for (const Function* function : reached(code, program.kernel)) {
        charges.walk(*function);
    }
    return charges.has_found_accesses()
               ? Optimised{charges.by_site(), charges.uniform_atomics(), charges.gone()}
               : Optimised();
}

} // namespace lockstep::optimised
