#pragma once

#include "app/gui/model/run_summary.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

/// What a second figure is against the first.
enum class Difference { none, same, better, worse, neither, unclear };

/// One figure of several runs beside each other.
struct ComparisonRow {
    QString measure;             ///< "bank conflicts of local reads"
    bool explains = false;       ///< the counted figure that points the way the time of the first two does
    QString from;                ///< "measured", "trace", "model"
    std::vector<QString> values; ///< one a run
    std::vector<QString> ratios; ///< to the first run's: "0.26×"; the first is empty
    std::vector<Difference> verdicts; ///< the first is none
    QString definition = {};          ///< with its formula and where it comes from
};

/// Figures that no run has are left out. The runs keep their order; the first is what ratios refer to.
[[nodiscard]] std::vector<ComparisonRow> comparison_rows(const std::vector<RunSummary>& runs);

/// "better ▲"
[[nodiscard]] QString difference_text(Difference difference);

/// What stands out of each run after the first: whether its time (of one run under two models: the modelled
/// time) differs clearly, and then the counted figure of which the slower one has more, or that there is none.
/// Of runs that did other work, why they are not compared.
[[nodiscard]] QStringList comparison_sentences(const std::vector<RunSummary>& runs);

/// The same, and before it that the runs were analysed under different hardware models where they were.
[[nodiscard]] QStringList comparison_meaning(const std::vector<RunSummary>& runs);

/// What must be known of their times where they were not taken in turn; else empty.
[[nodiscard]] QString times_note(const std::vector<RunSummary>& runs);

/// The runs as they are compared: with their own letters and colours, and with the parameters in which they
/// differ in their names.
[[nodiscard]] std::vector<RunSummary> as_compared(std::vector<RunSummary> runs);

} // namespace lockstep::gui
