#include "app/gui/window/lessons/task_actions.h"

#include "app/gui/exporting/shown_place.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/window/docks.h"
#include "core/experiments/catalogue.h"

#include <utility>

namespace lockstep::gui {
namespace {

/// Returns the kernel source of an experiment; empty if it cannot be read.
std::string kernel_text(const std::string& id) {
    const auto experiment = find_experiment(id);
    const auto source = experiment ? kernel_source(**experiment) : Result<KernelSource>(experiment.error());
    return source ? source->text : std::string();
}

} // namespace

TaskActions::TaskActions(Workspace& workspace, const ActionSet& actions, Docks& docks, RunForm form,
                         Notices notices)
    : workspace_(workspace),
      desk_(workspace.desk().lesson),
      actions_(actions),
      docks_(docks),
      source_(*docks.panels().source),
      form_(form),
      notices_(notices) {
    connect(&source_, &SourcePanel::edited, this, &TaskActions::keep_source);
}

void TaskActions::edit(std::size_t block) {
    if (task(block).edit != TaskEdit::source) {
        docks_.bring_up(task(block).edit == TaskEdit::parameters ? "parameters" : "hardwareModel");
        return;
    }
    const PlaceRun start = start_of(task(block), page()).place.runs.front();
    if (!find_experiment(start.what)) {
        notices_.area.show_note(tr("Open the kernel of this task as a file, and edit it there."));
        return;
    }
    std::string& text = desk_.sources[key(block)];
    text = text.empty() ? kernel_text(start.what) : text;
    docks_.bring_up("kernelSource");
    source_.edit_text(QString::fromStdString(text));
    desk_.edited = TaskSource{key(block), start.what};
}

/// Keeps the kernel of a task while the learner edits it.
void TaskActions::keep_source() {
    if (desk_.edited && source_.is_editable()) {
        desk_.sources[desk_.edited->task] = source_.text().toStdString();
    }
}

/// Returns what the learner has made of a task now.
LessonRun TaskActions::attempt(const LessonTask& task, std::size_t block) const {
    LessonRun run = run_of(*desk_.lesson, start_of(task, page()));
    if (task.edit == TaskEdit::source) {
        const auto text = desk_.sources.find(key(block));
        const std::string original = kernel_text(run.run.what);
        if (text != desk_.sources.end() && text->second != original) {
            run.source = text->second;
        }
        return run;
    }
    const GroupView* const view = workspace_.selection().view();
    if (task.edit == TaskEdit::parameters && !form_.experiments.selected().isEmpty()) {
        run.run.what = form_.experiments.selected().toStdString();
        run.run.parameters = form_.parameters.values();
    } else if (view != nullptr) {
        const PlaceRun now = place_of_shown(*view->session, workspace_);
        if (task.edit == TaskEdit::hardware) {
            run.run.hardware = now.hardware;
            run.run.numbers = now.numbers;
        } else { // the user's own kernel or launch file
            run.run.what = now.what;
            run.run.parameters = now.parameters;
            run.run.macros = now.macros;
        }
    }
    return run;
}

void TaskActions::check(std::size_t block) {
    workspace_.lessons().start({.lesson = desk_.lesson,
                                .page = desk_.page,
                                .runs = desk_.runs,
                                .numbers = number_style(),
                                .attempt = TaskAttempt{block, attempt(task(block), block)}});
}

bool TaskActions::take(const TaskResult& result) {
    const TaskAttempt attempt = *workspace_.lessons().current().attempt;
    BlockProgress& progress = desk_.blocks[key(attempt.block)];
    const bool is_solved = result.verdict == TaskVerdict::solved;
    progress.result = result;
    progress.is_answered = progress.is_answered || is_solved;
    progress.misses += is_solved ? 0 : 1;
    if (attempt.run.source && desk_.edited) {
        actions_[Command::run].trigger(); // so that the window shows what was checked
    }
    return is_solved;
}

} // namespace lockstep::gui
