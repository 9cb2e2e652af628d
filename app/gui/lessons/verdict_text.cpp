#include "app/gui/lessons/verdict_text.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/theme/core_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct Verdicts {
    Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

/// Lists the comparisons of the condition that are false, with the values of the run.
QString false_comparisons(const TaskResult& result) {
    QString text;
    for (const MadeComparison& made : result.comparisons) {
        if (!made.holds) {
            text += QStringLiteral("\n%1\n    %2 %3 %4")
                        .arg(QString::fromStdString(made.text), QString::fromStdString(value_text(made.left)),
                             QString::fromUtf8(symbol_of(made.relation).data(),
                                               static_cast<qsizetype>(symbol_of(made.relation).size())),
                             QString::fromStdString(value_text(made.right)));
        }
    }
    return text;
}

} // namespace

QString verdict_text(const TaskResult& result) {
    switch (result.verdict) {
    case TaskVerdict::solved:
        return Verdicts::tr("Solved. Your solution also works for other input values.");
    case TaskVerdict::unchanged:
        return Verdicts::tr("Nothing has been changed yet.");
    case TaskVerdict::other_experiment:
        return Verdicts::tr("The window shows another experiment. Go back to the one of this task.");
    case TaskVerdict::other_input:
        return Verdicts::tr("\"%1\" must stay as it was in this task.")
            .arg(parameter_label(result.experiment, result.name));
    case TaskVerdict::other_hardware:
        return Verdicts::tr("The hardware must stay as it was in this task.");
    case TaskVerdict::does_not_run:
        return Verdicts::tr("The kernel does not run.") +
               (result.error ? QStringLiteral("\n") + error_text(*result.error) : QString());
    case TaskVerdict::wrong_result:
        return Verdicts::tr("The result is wrong. It must be the same as before.");
    case TaskVerdict::has_findings:
        return Verdicts::tr(
            "Lockstep found an error in your version. Run the kernel (F5), and open the Findings tab.");
    case TaskVerdict::gate_is_closed:
        return Verdicts::tr("Not yet. This must be true:") + false_comparisons(result);
    case TaskVerdict::fails_for_others:
        return Verdicts::tr("Your solution works for these input values, but not for others.");
    }
    return {};
}

} // namespace lockstep::gui
