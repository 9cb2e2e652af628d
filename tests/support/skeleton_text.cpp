#include "tests/support/trace_text.h"

#include <sstream>
#include <stdexcept>

namespace lockstep::test {

void SkeletonText::add_site(const std::string& name) {
    const Site site(static_cast<std::uint32_t>(sites_.size()));
    if (!sites_.emplace(name, site).second) {
        throw std::runtime_error("two sites of one name: " + name);
    }
}

Site SkeletonText::site_named(const std::string& name) const {
    const auto found = sites_.find(name);
    if (found == sites_.end()) {
        throw std::runtime_error("no such site: " + name);
    }
    return found->second;
}

void SkeletonText::add_function(bool is_kernel, const std::string& text) {
    std::istringstream words(text);
    std::string word;
    tokens_.clear();
    next_ = 0;
    while (words >> word) {
        tokens_.push_back(word);
    }
    if (is_kernel) {
        skeleton_.root = block();
    } else {
        const std::string name = take();
        helpers_[name] = block();
    }
}

NodeIndex SkeletonText::add(Node node) {
    skeleton_.nodes.push_back(std::move(node));
    return static_cast<NodeIndex>(skeleton_.nodes.size() - 1);
}

std::string SkeletonText::take() {
    if (next_ == tokens_.size()) {
        throw std::runtime_error("the skeleton ends too early");
    }
    return tokens_[next_++];
}

void SkeletonText::expect(const std::string& token) {
    if (const std::string found = take(); found != token) {
        throw std::runtime_error("expected " + token + ", found " + found);
    }
}

NodeIndex SkeletonText::block() {
    expect("{");
    Node sequence;
    while (next_ < tokens_.size() && tokens_[next_] != "}") {
        sequence.children.push_back(statement());
    }
    expect("}");
    return add(sequence);
}

NodeIndex SkeletonText::statement() {
    const std::string word = take();
    Node node;
    if (word == "break") {
        node.kind = NodeKind::break_;
    } else if (word == "continue") {
        node.kind = NodeKind::continue_;
    } else if (word == "return") {
        node.kind = NodeKind::return_;
    } else if (word == "call") {
        node.kind = NodeKind::call;
        node.children = {helpers_.at(take())};
    } else if (word == "switch") {
        return choice();
    } else if (word == "if") {
        node.kind = NodeKind::branch;
        node.site = site_named(take());
        node.children = {block(), block()};
    } else if (word == "for") {
        node.kind = NodeKind::loop;
        node.site = site_named(take());
        node.children = {block(), block(), block()};
    } else if (word == "do") {
        node.kind = NodeKind::do_loop;
        node.site = site_named(take());
        const NodeIndex body = block();
        node.children = {block(), body};
    } else {
        node.kind = NodeKind::site;
        node.site = site_named(word);
    }
    return add(node);
}

NodeIndex SkeletonText::choice() {
    Node node;
    node.kind = NodeKind::choice;
    node.site = site_named(take());
    expect("{");
    while (next_ < tokens_.size() && tokens_[next_] != "}") {
        std::string& word = tokens_[next_];
        if (word.back() == ':') {
            word.pop_back();
            const bool is_default = word == "default";
            node.labels.push_back({is_default ? 0 : std::stoull(word),
                                   static_cast<std::uint32_t>(node.children.size()), is_default});
            ++next_;
        } else {
            node.children.push_back(statement());
        }
    }
    expect("}");
    return add(node);
}

} // namespace lockstep::test
