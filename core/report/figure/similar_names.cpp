#include "core/report/figure/similar_names.h"

#include "core/base/nearest.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t most_visits = 100000;
constexpr std::size_t most_suggestions = 3;

std::vector<std::string> keys_of(const ordered_json& group) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : group.items()) {
        keys.push_back(key);
    }
    return keys;
}

/// Finds all figures of a report by the last key of their path.
class FigureIndex {
public:
    explicit FigureIndex(const ordered_json& report) { add(report, ""); }

    [[nodiscard]] std::vector<std::string> named(const std::string& name) const {
        const auto found = paths_.find(name);
        return found == paths_.end() ? std::vector<std::string>()
                                     : std::vector(found->second.begin(), found->second.end());
    }

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& [name, paths] : paths_) {
            names.push_back(name);
        }
        return names;
    }

private:
    void add(const ordered_json& part, const std::string& path) {
        if (++visits_ > most_visits || !part.is_structured()) {
            return;
        }
        for (const auto& [key, value] : part.items()) {
            if (part.is_array()) {
                add(value, path);
                continue;
            }
            const std::string next = path == "launches" && key == "totals" ? key
                                     : path.empty()                        ? key
                                                                           : path + "." + key;
            paths_[key].insert(next);
            add(value, next);
        }
    }

    std::map<std::string, std::set<std::string>> paths_;
    std::size_t visits_ = 0;
};

/// Whether the path `a` is a more likely match: figures of the whole run come before those of a line, shorter
/// paths before longer ones.
bool is_likelier(const std::string& a, const std::string& b) {
    const auto rank = [](const std::string& path) {
        return std::pair(!path.starts_with("totals."), std::ranges::count(path, '.'));
    };
    return rank(a) < rank(b);
}

} // namespace

std::string similar_figures(const std::string& name, const std::string& before, const ordered_json& group,
                            const ordered_json& report) {
    if (const std::string near = nearest_name(name, keys_of(group)); !near.empty()) {
        return before.empty() ? near : before + "." + near;
    }
    const FigureIndex index(report);
    std::vector<std::string> paths = index.named(name);
    if (paths.empty()) {
        paths = index.named(nearest_name(name, index.names()));
    }
    std::ranges::stable_sort(paths, is_likelier);
    paths.resize(std::min(paths.size(), most_suggestions));
    return joined(paths);
}

std::string names_in(const ordered_json& group) {
    return joined(keys_of(group));
}

} // namespace lockstep
