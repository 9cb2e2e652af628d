#include "tests/claims/figure_path.h"

#include <iterator>
#include <stdexcept>

namespace lockstep {
namespace {

using nlohmann::json;
using Nodes = std::vector<json>;

void spread(const json& node, Nodes& nodes) {
    if (node.is_array()) {
        std::ranges::copy(node, std::back_inserter(nodes));
    } else {
        nodes.push_back(node);
    }
}

std::string text_of(const json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

bool passes(const json& node, const FigurePath::Filter& filter) {
    const std::string text = text_of(node.at(filter.key));
    return filter.relation == '~' ? text.find(filter.value) != std::string::npos : text == filter.value;
}

Nodes filtered(const json& node, const FigurePath::Filter& filter) {
    if (filter.key.empty()) {
        return {node.at(std::stoul(filter.value))};
    }
    Nodes all;
    spread(node, all);
    std::erase_if(all, [&](const json& one) { return !passes(one, filter); });
    return all;
}

Nodes after(const json& node, const FigurePath::Step& step) {
    Nodes found = {node.at(step.key)};
    for (const FigurePath::Filter& filter : step.filters) {
        Nodes left;
        for (const json& one : found) {
            std::ranges::move(filtered(one, filter), std::back_inserter(left));
        }
        found = std::move(left);
    }
    return found;
}

Nodes walk(const FigurePath& path, const json& report) {
    Nodes nodes = {report};
    for (const FigurePath::Step& step : path.steps) {
        Nodes next;
        for (const json& node : nodes) {
            Nodes parts;
            spread(node, parts);
            for (const json& part : parts) {
                std::ranges::move(after(part, step), std::back_inserter(next));
            }
        }
        nodes = std::move(next);
    }
    return nodes;
}

} // namespace

std::vector<json> values_at(const FigurePath& path, const json& report) {
    Nodes nodes = walk(path, report);
    if (nodes.empty()) {
        throw std::runtime_error("\"" + path.steps.back().key + "\" leads to nothing");
    }
    return nodes;
}

std::size_t count_at(const FigurePath& path, const json& report) {
    Nodes all;
    for (const json& node : walk(path, report)) {
        spread(node, all);
    }
    return all.size();
}

} // namespace lockstep
