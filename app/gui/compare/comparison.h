#pragma once

#include "app/gui/workspace/run_summary.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

/// How the metric of a run compares with that of the first run.
enum class Difference { none, same, better, worse, neither, unclear };

/// One metric of several runs side by side.
struct ComparisonRow {
    QString measure;       ///< for example "bank conflicts of local reads"
    bool explains = false; ///< true for the counted metric whose difference best matches the time difference
    QString from;          ///< source: "measured", "trace" or "model"
    std::vector<QString> values;      ///< one value per run
    std::vector<QString> ratios;      ///< ratios to the first run: "0.26×"; the first one is empty
    std::vector<Difference> verdicts; ///< one per run; the first one is `none`
    QString definition = {};          ///< definition of the measure, with formula and source
};

/// Builds the rows of a comparison. Omits metrics that no run has. Keeps the order of the runs; ratios refer
/// to the first run.
[[nodiscard]] std::vector<ComparisonRow> comparison_rows(const std::vector<RunSummary>& runs);

/// Names a difference: "better ▲".
[[nodiscard]] QString difference_text(Difference difference);

/// Describes how each run differs from the first one: whether its time clearly differs (the modelled time,
/// for one recording under two hardware models), and which counted metric is larger in the slower run, if
/// any. For runs that did different work, says why they are not compared.
[[nodiscard]] QStringList comparison_sentences(const std::vector<RunSummary>& runs);

/// Returns the sentences of comparison_sentences(), which describe how the runs differ. Starts with a note if
/// the runs were analysed under different hardware models.
[[nodiscard]] QStringList comparison_meaning(const std::vector<RunSummary>& runs);

/// Returns a note if the times were not measured alternately; otherwise empty.
[[nodiscard]] QString times_note(const std::vector<RunSummary>& runs);

/// Prepares runs for display in a comparison: gives them distinct letters and colours, and adds the
/// parameters that differ to their names.
[[nodiscard]] std::vector<RunSummary> as_compared(std::vector<RunSummary> runs);

} // namespace lockstep::gui
