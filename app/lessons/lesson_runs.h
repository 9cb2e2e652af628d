#pragma once

#include "app/lessons/lesson.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/report/figure/evaluate.h"
#include "core/session/session.h"

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace lockstep {

/// A run that a lesson needs: that of a place, or what a learner has made of it.
struct LessonRun {
    PlaceRun run;                           ///< with the path of its file, see lesson_run()
    std::optional<std::string> source = {}; ///< replaces the kernel's source
    friend bool operator==(const LessonRun&, const LessonRun&) = default;
};

/// Returns the run as it is recorded: with its log, without times.
Result<RunSpec> spec_of(const LessonRun& run);

/// Records or opens a run, and analyses it. `with_costs`: whether the report needs costs and advice.
using LessonLooker = std::function<Result<std::shared_ptr<const Session>>(const RunSpec& run, bool with_costs,
                                                                          const ProgressSink& progress)>;

/// Returns a looker that records in a worker process.
[[nodiscard]] LessonLooker look_in_worker();

/// The runs of a lesson. Each different run is made once. Their reports are kept, and the sessions of the most
/// recently used ones.
class LessonRuns {
public:
    LessonRuns(LessonLooker look, bool with_costs) : look_(std::move(look)), with_costs_(with_costs) {}

    /// Errors: those of the run.
    Result<std::shared_ptr<const nlohmann::ordered_json>> report(const LessonRun& run,
                                                                 const ProgressSink& progress = {});
    /// Errors: those of the run.
    Result<std::shared_ptr<const Session>> session(const LessonRun& run, const ProgressSink& progress = {});
    /// Adds a run that has already been made.
    void add(const LessonRun& run, std::shared_ptr<const Session> session);

private:
    struct Made {
        std::string key;
        std::shared_ptr<const Session> session;
    };
    [[nodiscard]] std::shared_ptr<const Session> known_session(const std::string& key);
    void keep(const std::string& key, std::shared_ptr<const Session> session);

    LessonLooker look_;
    bool with_costs_;
    std::map<std::string, std::shared_ptr<const nlohmann::ordered_json>> reports_;
    std::map<std::string, Error> failures_;
    std::list<Made> sessions_; ///< the most recently used one is first
};

/// Whether an expression of the lesson refers to costs, the account or advice, which need more simulations.
[[nodiscard]] bool needs_costs(const Lesson& lesson);

/// The reports that the expressions of a page refer to. Keeps them alive.
class PageReports {
public:
    void add(const std::string& name, std::shared_ptr<const nlohmann::ordered_json> report);
    [[nodiscard]] const RunReports& all() const { return pointers_; }

private:
    std::map<std::string, std::shared_ptr<const nlohmann::ordered_json>> reports_;
    RunReports pointers_;
};

/// Makes the reports of a page: that of its run, and those of its other runs. Errors: those of the runs; the
/// place of the error is that in the lesson.
Result<PageReports> reports_of(const Lesson& lesson, const LessonPage& page, LessonRuns& runs,
                               const ProgressSink& progress = {});

/// Returns the run of a place in a lesson: the first one, if there are several to compare.
[[nodiscard]] LessonRun run_of(const Lesson& lesson, const LessonPlace& place);

} // namespace lockstep
