#pragma once

#include "app/gui/model/run_summary.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

/// How a second figure compares with the first.
enum class Difference { none, same, better, worse, neither, unclear };

/// One figure of several runs side by side.
struct ComparisonRow {
    QString measure;                  ///< "bank conflicts of local reads"
    bool explains = false;            ///< the counted figure whose difference agrees with that in time
    QString from;                     ///< "measured", "trace", "model"
    std::vector<QString> values;      ///< one per run
    std::vector<QString> ratios;      ///< to the first run: "0.26×"; the first one is empty
    std::vector<Difference> verdicts; ///< the first one is none
    QString definition = {};          ///< with its formula and its source
};

/// Figures that no run has are omitted. The runs keep their order; ratios refer to the first one.
[[nodiscard]] std::vector<ComparisonRow> comparison_rows(const std::vector<RunSummary>& runs);

/// "better ▲"
[[nodiscard]] QString difference_text(Difference difference);

/// The main differences of each run from the first one: whether its time (of one run under two models: the
/// modelled time) differs clearly, and the counted figure in which the slower run is larger, or that there is
/// none. For runs that did other work, why they are not compared.
[[nodiscard]] QStringList comparison_sentences(const std::vector<RunSummary>& runs);

/// The same, preceded by a note if the runs were analysed under different hardware models.
[[nodiscard]] QStringList comparison_meaning(const std::vector<RunSummary>& runs);

/// A note about the times if they were not measured alternately; otherwise empty.
[[nodiscard]] QString times_note(const std::vector<RunSummary>& runs);

/// The runs as shown in a comparison: with their own letters and colours, and with the differing parameters
/// in their names.
[[nodiscard]] std::vector<RunSummary> as_compared(std::vector<RunSummary> runs);

} // namespace lockstep::gui
