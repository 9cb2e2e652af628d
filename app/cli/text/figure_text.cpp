#include "app/cli/text/figure_text.h"

#include "app/words/figure_words.h"

namespace lockstep {

std::string figure_text(const RunFigure& figure, const RunFigures& run, const NumberStyle& style) {
    const std::optional<double> value = figure.of(run);
    return value ? figure_text(figure, *value, style) : "-";
}

} // namespace lockstep
