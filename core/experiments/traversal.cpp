#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

namespace lockstep {
namespace {

constexpr std::array variants = {KernelVariant{"traversal/naive", "traverse_naive"},
                                 KernelVariant{"traversal/sorted", "traverse_sorted"}};

using Numbers = std::vector<std::int32_t>;

/// A binary search tree: the key of each node, and its children. A missing child is 0, which is the root.
struct SearchTree {
    Numbers keys;
    Numbers children;
};

/// Makes the parameters: the number of searches, and the number of nodes of the tree.
std::vector<ParameterInfo> parameters() {
    return {size_parameter(4096), number_parameter("nodes", 4096, 1, 1 << 24), any_local_parameter(128),
            seed_parameter()};
}

/// Returns the numbers below `count` in a random order. Not std::shuffle, whose result depends on the
/// standard library.
Numbers shuffled(std::int64_t count, std::mt19937& random) {
    Numbers numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    for (std::size_t left = numbers.size(); left > 1; --left) {
        std::swap(numbers[left - 1], numbers[random() % left]);
    }
    return numbers;
}

std::size_t child_of(std::int32_t node, std::int32_t wanted, std::int32_t key) {
    return 2 * static_cast<std::size_t>(node) + (wanted > key ? 1 : 0);
}

/// Inserts keys in a random order, without balancing the tree.
SearchTree tree_of(const ParameterValues& values) {
    std::mt19937 random(static_cast<std::uint32_t>(number_of(values, "seed")));
    SearchTree tree{.keys = shuffled(number_of(values, "nodes"), random), .children = {}};
    tree.children.resize(2 * tree.keys.size());
    for (std::size_t added = 1; added < tree.keys.size(); ++added) {
        std::size_t child = child_of(0, tree.keys[added], tree.keys[0]);
        while (tree.children[child] != 0) {
            const std::int32_t node = tree.children[child];
            child = child_of(node, tree.keys[added], tree.keys[static_cast<std::size_t>(node)]);
        }
        tree.children[child] = static_cast<std::int32_t>(added);
    }
    return tree;
}

Numbers wanted_keys(const ParameterValues& values) {
    std::mt19937 random(static_cast<std::uint32_t>(number_of(values, "seed")) + 1);
    const auto nodes = static_cast<std::uint32_t>(number_of(values, "nodes"));
    Numbers wanted(static_cast<std::size_t>(number_of(values, "size")));
    std::ranges::generate(wanted, [&] { return static_cast<std::int32_t>(random() % nodes); });
    return wanted;
}

Launch launch_of(const char* kernel, const ParameterValues& values, const KernelSource& source) {
    const SearchTree tree = tree_of(values);
    Numbers wanted = wanted_keys(values);
    Launch launch{.source = source,
                  .kernel = kernel,
                  .range = range_for(number_of(values, "size"), number_of(values, "local")),
                  .arguments = {scalar_argument("count", static_cast<std::int32_t>(wanted.size())),
                                input_argument("keys", tree.keys),
                                input_argument("children", tree.children)}};
    if (kernel == std::string("traverse_sorted")) {
        Numbers places(wanted.size());
        std::iota(places.begin(), places.end(), 0);
        std::ranges::stable_sort(places, {},
                                 [&](std::int32_t place) { return wanted[static_cast<std::size_t>(place)]; });
        std::ranges::sort(wanted);
        launch.arguments.push_back(input_argument("wanted", wanted));
        launch.arguments.push_back(input_argument("places", places));
    } else {
        launch.arguments.push_back(input_argument("wanted", wanted));
    }
    launch.arguments.push_back(output_argument("lengths", {Scalar::int32, 1}, wanted.size()));
    return launch;
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    const SearchTree tree = tree_of(values);
    Numbers lengths;
    for (const std::int32_t wanted : wanted_keys(values)) {
        std::int32_t node = 0;
        std::int32_t length = 1;
        for (std::int32_t key = tree.keys[0]; key != wanted; ++length) {
            node = tree.children[child_of(node, wanted, key)];
            key = tree.keys[static_cast<std::size_t>(node)];
        }
        lengths.push_back(length);
    }
    return is_right(
        output_named(launches.front(), recording.launches.front(), "lengths"),
        [&](const std::vector<std::byte>& output) { return values_in<std::int32_t>(output) == lengths; });
}

} // namespace

std::vector<Experiment> traversal_experiments() {
    return one_launch_experiments(variants, "traversal.cl", parameters(), launch_of, check);
}

} // namespace lockstep
