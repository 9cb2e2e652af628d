#include "app/words/parameter_words.h"

#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

struct Row {
    std::string_view name;
    const char* words;
    std::string_view family = {}; ///< start of the ids of the experiments; empty: all experiments
};

constexpr Row rows[] = {
    {"size", QT_TRANSLATE_NOOP("Parameters", "Elements")},
    {"local", QT_TRANSLATE_NOOP("Parameters", "Work-group size")},
    {"type", QT_TRANSLATE_NOOP("Parameters", "Element type")},
    {"op", QT_TRANSLATE_NOOP("Parameters", "Operation")},
    {"seed", QT_TRANSLATE_NOOP("Parameters", "Random seed")},
    {"input", QT_TRANSLATE_NOOP("Parameters", "Input values")},
    {"kind", QT_TRANSLATE_NOOP("Parameters", "Kind")},
    {"finish", QT_TRANSLATE_NOOP("Parameters", "Final reduction on")},
    {"width", QT_TRANSLATE_NOOP("Parameters", "Vector width"), "reduction/"},
    {"width", QT_TRANSLATE_NOOP("Parameters", "Width")},
    {"items", QT_TRANSLATE_NOOP("Parameters", "Elements per work-item")},
    {"stride", QT_TRANSLATE_NOOP("Parameters", "Stride")},
    {"offset", QT_TRANSLATE_NOOP("Parameters", "Offset")},
    {"radius", QT_TRANSLATE_NOOP("Parameters", "Radius")},
    {"image", QT_TRANSLATE_NOOP("Parameters", "Image")},
    {"ways", QT_TRANSLATE_NOOP("Parameters", "Paths")},
    {"ratio", QT_TRANSLATE_NOOP("Parameters", "Arithmetic per load")},
    {"height", QT_TRANSLATE_NOOP("Parameters", "Height")},
    {"inner", QT_TRANSLATE_NOOP("Parameters", "Inner dimension")},
    {"tile", QT_TRANSLATE_NOOP("Parameters", "Tile")},
    {"padding", QT_TRANSLATE_NOOP("Parameters", "Padding")},
    {"used", QT_TRANSLATE_NOOP("Parameters", "Fields used")},
    {"terms", QT_TRANSLATE_NOOP("Parameters", "Polynomial terms")},
    {"form", QT_TRANSLATE_NOOP("Parameters", "Branch statement")},
    {"alike", QT_TRANSLATE_NOOP("Parameters", "Adjacent work-items per path")},
    {"busy", QT_TRANSLATE_NOOP("Parameters", "Busy work-items")},
    {"work", QT_TRANSLATE_NOOP("Parameters", "Work per round")},
    {"rounds", QT_TRANSLATE_NOOP("Parameters", "Rounds")},
    {"bins", QT_TRANSLATE_NOOP("Parameters", "Bins")},
    {"distinct", QT_TRANSLATE_NOOP("Parameters", "Distinct values")},
    {"memory", QT_TRANSLATE_NOOP("Parameters", "Memory for counting")},
    {"skew", QT_TRANSLATE_NOOP("Parameters", "Elements in the first bin (%)")},
    {"kept", QT_TRANSLATE_NOOP("Parameters", "Elements kept (%)")},
    {"filled", QT_TRANSLATE_NOOP("Parameters", "Nonzero elements per row")},
    {"depth", QT_TRANSLATE_NOOP("Parameters", "Depth")},
    {"nodes", QT_TRANSLATE_NOOP("Parameters", "Nodes of the tree")},
    {"spheres", QT_TRANSLATE_NOOP("Parameters", "Spheres")},
    {"bounces", QT_TRANSLATE_NOOP("Parameters", "Reflections")},
    {"queues", QT_TRANSLATE_NOOP("Parameters", "Queues")},
    {"launches", QT_TRANSLATE_NOOP("Parameters", "Launches")},
    {"mode", QT_TRANSLATE_NOOP("Parameters", "Enqueue mode")},
};

} // namespace

const char* parameter_words(std::string_view experiment, std::string_view name) {
    const auto* row = std::ranges::find_if(
        rows, [&](const Row& each) { return each.name == name && experiment.starts_with(each.family); });
    return row == std::end(rows) ? nullptr : row->words;
}

} // namespace lockstep
