#include "core/instrument/values/value_needs.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/values/value_flow.h"
#include "core/instrument/values/value_sources.h"

namespace lockstep::rewriting {

using clang::Expr;
using clang::Stmt;
using llvm::dyn_cast;

namespace {

/// Performs one pass of the value analysis over one function, in control-flow order.
class NeedsWalk {
public:
    NeedsWalk(KnownValues& known, const SitesByNode& by_node, const std::vector<SiteInfo>& sites,
              const clang::FunctionDecl* function)
        : known_(known), values_(known, by_node, sites), function_(function) {
        values_.enter(function);
    }

    void walk() {
        Held before;
        do { // a goto may lead back to an earlier label, so this repeats until nothing changes
            before = values_.held();
            walk(function_->getBody());
        } while (values_.has_labels() && values_.held() != before);
    }

private:
    /// The analysis states in which paths leave a loop or switch.
    struct Exits {
        Held by_break;
        Held by_continue;
        Held entry; ///< for a switch: the analysis state before a jump to one of its labels
    };

    void walk(const Stmt* node) {
        if (node == nullptr) {
            return;
        }
        if (const auto* branch = dyn_cast<clang::IfStmt>(node)) {
            values_.decide(branch->getCond());
            either(branch->getThen(), branch->getElse());
        } else if (const auto* loop = dyn_cast<clang::ForStmt>(node)) {
            walk(loop->getInit());
            turns(loop, loop->getCond(), loop->getBody(), loop->getInc());
        } else if (const auto* while_loop = dyn_cast<clang::WhileStmt>(node)) {
            turns(while_loop, while_loop->getCond(), while_loop->getBody(), nullptr);
        } else if (const auto* do_loop = dyn_cast<clang::DoStmt>(node)) {
            do_turns(do_loop);
        } else if (const auto* choice = dyn_cast<clang::SwitchStmt>(node)) {
            choose(choice);
        } else {
            walk_plain(node);
        }
    }

    void walk_plain(const Stmt* node) {
        if (const auto* label = dyn_cast<clang::SwitchCase>(node)) {
            if (!exits_.empty()) {
                values_.held() = joined(values_.held(), exits_.back().entry);
            }
            walk(label->getSubStmt());
        } else if (const auto* leave = dyn_cast<clang::ReturnStmt>(node)) {
            if (leave->getRetValue() != nullptr) {
                known_.return_from(function_, values_.of(leave->getRetValue()));
            }
            leave_to(nullptr);
        } else if (llvm::isa<clang::BreakStmt>(node)) {
            leave_to(exits_.empty() ? nullptr : &exits_.back().by_break);
        } else if (llvm::isa<clang::ContinueStmt>(node)) {
            leave_to(loop_exits());
        } else if (const auto* declaration = dyn_cast<clang::DeclStmt>(node)) {
            values_.declare(declaration);
        } else if (const auto* expression = dyn_cast<Expr>(node)) {
            (void)values_.of(expression);
        } else {
            for (const Stmt* child : node->children()) {
                walk(child);
            }
        }
    }

    /// Returns the exits of the innermost loop, which `continue` uses. Switches inside the loop are skipped.
    Held* loop_exits() {
        for (auto exits = exits_.rbegin(); exits != exits_.rend(); ++exits) {
            if (!exits->entry) {
                return &exits->by_continue;
            }
        }
        return nullptr;
    }

    void leave_to(Held* exit) {
        if (exit != nullptr) {
            *exit = joined(*exit, values_.held());
        }
        values_.end_path();
    }

    void either(const Stmt* then, const Stmt* otherwise) {
        const Held before = values_.held();
        walk(then);
        const Held after = std::exchange(values_.held(), before);
        walk(otherwise);
        values_.held() = joined(values_.held(), after);
    }

    void turns(const Stmt* loop, const Expr* test, const Stmt* body, const Expr* step) {
        Held& head = heads_[loop];
        Held before;
        Held after;
        values_.held() = joined(values_.held(), head);
        do { // repeat until an iteration adds no values for the next one
            before = values_.held();
            values_.decide(test, loop);
            after = values_.held();
            exits_.emplace_back();
            walk(body);
            values_.held() = joined(values_.held(), exits_.back().by_continue);
            after = joined(after, exits_.back().by_break);
            exits_.pop_back();
            walk(step);
            values_.held() = joined(values_.held(), before);
        } while (values_.held() != before);
        head = std::move(before);
        values_.held() = std::move(after);
    }

    void do_turns(const clang::DoStmt* loop) {
        Held& head = heads_[loop];
        Held before;
        Held after;
        values_.held() = joined(values_.held(), head);
        do {
            before = values_.held();
            exits_.emplace_back();
            walk(loop->getBody());
            values_.held() = joined(values_.held(), exits_.back().by_continue);
            values_.decide(loop->getCond(), loop);
            after = joined(values_.held(), exits_.back().by_break);
            exits_.pop_back();
            values_.held() = joined(values_.held(), before);
        } while (values_.held() != before);
        head = std::move(before);
        values_.held() = std::move(after);
    }

    void choose(const clang::SwitchStmt* choice) {
        values_.decide(choice->getCond());
        const Held entry = values_.held();
        exits_.push_back({{}, {}, entry ? entry : Held(std::in_place)});
        values_.end_path();
        walk(choice->getBody());
        values_.held() = joined(joined(values_.held(), exits_.back().by_break), entry);
        exits_.pop_back();
    }

    KnownValues& known_;
    ValueSources values_;
    const clang::FunctionDecl* function_;
    std::vector<Exits> exits_;
    /// Key: loop; value: the state at the start of its iterations. It is kept when an enclosing loop is
    /// analysed again, so that the analysis continues from it. Otherwise, each level of nesting would double
    /// the work.
    std::map<const Stmt*, Held> heads_;
};

} // namespace

Held joined(Held a, const Held& b) {
    if (!a) {
        return b;
    }
    if (b) {
        for (const auto& [variable, values] : b->variables) {
            a->variables[variable] |= values;
        }
        a->computed_with |= b->computed_with;
    }
    return a;
}

namespace {

std::vector<std::vector<std::uint32_t>> lists_of(const std::vector<Sources>& sources) {
    std::vector<std::vector<std::uint32_t>> lists;
    lists.reserve(sources.size());
    for (const Sources& each : sources) {
        lists.emplace_back();
        for (const std::uint32_t site : each) {
            lists.back().push_back(site);
        }
    }
    return lists;
}

} // namespace

ValueNeeds value_needs(const std::vector<const clang::FunctionDecl*>& functions, const SitesByNode& by_node,
                       const std::vector<SiteInfo>& sites) {
    KnownValues known(sites.size());
    do {
        for (const clang::FunctionDecl* function : functions) {
            NeedsWalk(known, by_node, sites, function).walk();
        }
    } while (known.take_changed());
    return {lists_of(known.needs()), lists_of(known.turn_needs())};
}

} // namespace lockstep::rewriting
