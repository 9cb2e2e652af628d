#include "tests/support/random_program.h"

#include "tests/support/trace_text.h"

#include <array>

namespace lockstep::test {
namespace {

/// Builds one function after another; a helper may call earlier ones.
class ProgramMaker {
public:
    ProgramMaker(Chance& chance, std::uint32_t most_nodes) : chance_(chance), most_nodes_(most_nodes) {}

    Program make() {
        const std::uint64_t helpers = pick(chance_, 0, 3);
        for (std::uint64_t i = 0; i < helpers; ++i) {
            helpers_.push_back(function());
        }
        program_.skeleton.root = function();
        program_.kernel = "random";
        program_.files = {"random.cl"};
        program_.texts = {""};
        return std::move(program_);
    }

private:
    NodeIndex function() {
        nodes_left_ = static_cast<int>(pick(chance_, 1, most_nodes_));
        return block(0, false, false);
    }

    NodeIndex add(Node node) {
        program_.skeleton.nodes.push_back(std::move(node));
        return static_cast<NodeIndex>(program_.skeleton.nodes.size() - 1);
    }

    Site site(SiteKind kind) {
        SiteInfo info;
        info.kind = kind;
        info.line = static_cast<std::uint32_t>(pick(chance_, 1, 12)); // some sites share a line
        info.text = "s" + std::to_string(program_.sites.size());
        if (is_access(kind)) {
            constexpr std::array spaces{Space::global, Space::local, Space::constant};
            constexpr std::array<std::uint32_t, 6> counts{1, 2, 3, 4, 8, 16};
            info.space = spaces[pick(chance_, 0, kind == SiteKind::read ? 2 : 1)];
            info.type = {static_cast<Scalar>(pick(chance_, 0, static_cast<int>(Scalar::float64))),
                         kind == SiteKind::atomic ? 1 : counts[pick(chance_, 0, 5)]};
            info.pieces = pieces_of(info.type);
        }
        program_.sites.push_back(info);
        return Site(static_cast<std::uint32_t>(program_.sites.size() - 1));
    }

    NodeIndex block(int depth, bool in_loop, bool in_choice) {
        Node sequence;
        for (std::uint64_t i = pick(chance_, 0, 6); i > 0 && nodes_left_ > 0; --i) {
            sequence.children.push_back(statement(depth + 1, in_loop, in_choice));
        }
        return add(sequence);
    }

    NodeIndex expression() {
        Node sequence;
        if (one_in(chance_, 3)) {
            sequence.children.push_back(plain());
        }
        if (one_in(chance_, 6) && !helpers_.empty()) {
            sequence.children.push_back(call());
        }
        return add(sequence);
    }

    NodeIndex plain() {
        constexpr std::array kinds{SiteKind::read,   SiteKind::read,    SiteKind::write,
                                   SiteKind::atomic, SiteKind::barrier, SiteKind::fence};
        return add({NodeKind::site, site(kinds[pick(chance_, 0, 5)]), {}, {}});
    }

    NodeIndex call() {
        return add({NodeKind::call, {}, {helpers_[pick(chance_, 0, helpers_.size() - 1)]}, {}});
    }

    NodeIndex statement(int depth, bool in_loop, bool in_choice) {
        --nodes_left_;
        const std::uint64_t kind = pick(chance_, 0, depth > 5 ? 7 : 15);
        if (kind == 3 && !helpers_.empty()) {
            return call();
        }
        if (kind == 4 && (in_loop || in_choice)) {
            return add({NodeKind::break_, {}, {}, {}});
        }
        if (kind == 5 && in_loop) {
            return add({NodeKind::continue_, {}, {}, {}});
        }
        if (kind == 6 && one_in(chance_, 3)) {
            return add({NodeKind::return_, {}, {}, {}});
        }
        if (kind == 7 && !blocks_.empty()) {
            return go_to();
        }
        if (kind <= 7) {
            return plain();
        }
        if (kind <= 10) {
            const Site test = site(SiteKind::branch);
            const NodeIndex then = block(depth, in_loop, in_choice);
            return add({NodeKind::branch, test, {then, block(depth, in_loop, in_choice)}, {}});
        }
        if (kind <= 12) {
            return loop(depth);
        }
        return kind <= 14 ? choice(depth, in_loop) : labelled(depth, in_loop, in_choice);
    }

    /// Makes a block with labels on some of its children. A goto inside it jumps to one of these labels or to
    /// a label of an enclosing block.
    NodeIndex labelled(int depth, bool in_loop, bool in_choice) {
        const auto children = static_cast<std::uint32_t>(pick(chance_, 1, 6));
        Node node{NodeKind::labelled, {}, {}, {}};
        for (std::uint64_t i = pick(chance_, 1, 3); i > 0; --i) {
            const auto child = static_cast<std::uint32_t>(pick(chance_, 0, children));
            node.labels.push_back({next_label_++, child, false});
        }
        blocks_.push_back({node.labels, 0});
        for (std::uint32_t child = 0; child < children; ++child) {
            blocks_.back().child = child;
            node.children.push_back(statement(depth + 1, in_loop, in_choice));
        }
        blocks_.pop_back();
        return add(node);
    }

    /// Makes a goto. A forward goto logs no event, a backward one does.
    NodeIndex go_to() {
        const Block& block = blocks_[pick(chance_, 0, blocks_.size() - 1)];
        const CaseLabel label = block.labels[pick(chance_, 0, block.labels.size() - 1)];
        const CaseLabel target{label.value, 0, false};
        if (label.child > block.child) {
            return add({NodeKind::jump_, {}, {}, {target}});
        }
        return add({NodeKind::again, site(SiteKind::loop), {}, {target}});
    }

    NodeIndex loop(int depth) {
        const Site test_site = site(SiteKind::loop);
        const NodeIndex test = expression();
        const NodeIndex body = block(depth, true, false);
        if (one_in(chance_, 3)) {
            return add({NodeKind::do_loop, test_site, {test, body}, {}});
        }
        return add({NodeKind::loop, test_site, {test, body, expression()}, {}});
    }

    NodeIndex choice(int depth, bool in_loop) {
        Node node{NodeKind::choice, site(SiteKind::choice), {}, {}};
        const std::uint64_t statements = pick(chance_, 0, 8);
        for (std::uint64_t i = 0; i < statements; ++i) {
            node.children.push_back(statement(depth + 1, in_loop, true));
            if (one_in(chance_, 3)) {
                node.children.push_back(add({NodeKind::break_, {}, {}, {}}));
            }
        }
        const std::uint64_t values = pick(chance_, 0, 6);
        // labels start at -1, because they can be negative
        for (std::uint64_t value = 0; value < values; ++value) {
            node.labels.push_back({value - 1, child_or_end(node), false});
        }
        if (one_in(chance_, 2)) {
            node.labels.push_back({0, child_or_end(node), true});
        }
        return add(node);
    }

    std::uint32_t child_or_end(const Node& node) {
        return static_cast<std::uint32_t>(pick(chance_, 0, node.children.size()));
    }

    Chance& chance_;
    std::uint32_t most_nodes_;
    int nodes_left_ = 0;
    Program program_;
    std::vector<NodeIndex> helpers_;

    struct Block {
        std::vector<CaseLabel> labels;
        std::uint32_t child = 0; ///< index of the child being built
    };
    std::vector<Block> blocks_; ///< enclosing blocks that have labels
    std::uint64_t next_label_ = 0;
};

} // namespace

Program random_program(Chance& chance, std::uint32_t most_nodes) {
    return ProgramMaker(chance, most_nodes).make();
}

} // namespace lockstep::test
