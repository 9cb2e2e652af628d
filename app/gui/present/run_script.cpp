#include "app/gui/present/run_script.h"

#include "app/gui/theme/core_words.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/words/trace/question_words.h"
#include "app/words/trace/step_words.h"
#include "core/experiments/catalogue.h"
#include "core/questions/ask.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace lockstep::gui {
namespace {

struct ScriptWords {
    Q_DECLARE_TR_FUNCTIONS(ScriptWords)
};

constexpr std::size_t most_questions = 40; ///< more rounds are presented without questions
constexpr std::uint32_t most_tries = 24;   ///< number of steps of a part at which a question is tried
constexpr unsigned enough_offers = 3;      ///< number of steps with a question from which one is chosen
constexpr std::uint64_t question_seed = 1;

/// Returns the first tick of each round and of each part without a loop.
std::vector<std::uint32_t> part_starts(const GroupView& view) {
    std::vector<std::uint32_t> starts{0};
    for (const Round& round : view.rounds) {
        starts.push_back(round.first_tick);
        starts.push_back(round.end_tick);
    }
    std::ranges::sort(starts);
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    std::erase_if(starts, [&view](std::uint32_t tick) { return tick >= view.tick_count(); });
    return starts;
}

/// The kinds about a step. The others are about a whole run, which has no step to cover.
constexpr std::array step_kinds{
    QuestionKind::lanes_next,     QuestionKind::conflict_degree, QuestionKind::sectors,
    QuestionKind::split,          QuestionKind::lanes_taking,    QuestionKind::shares_bank,
    QuestionKind::warps_in_round, QuestionKind::next_read,       QuestionKind::lines,
};

using Asked = std::vector<std::shared_ptr<const PresentedQuestion>>;

/// Returns the kinds with the number of questions of each, the rarest first.
std::vector<std::pair<QuestionKind, std::size_t>> rarest_kinds(const Asked& asked) {
    std::vector<std::pair<QuestionKind, std::size_t>> kinds;
    for (const QuestionKind kind : step_kinds) {
        const auto count = std::ranges::count_if(
            asked, [kind](const auto& question) { return question->asked->kind == kind; });
        kinds.emplace_back(kind, static_cast<std::size_t>(count));
    }
    std::ranges::stable_sort(kinds, {}, &std::pair<QuestionKind, std::size_t>::second);
    return kinds;
}

/// Returns a question about one of the first steps of a part for which there is one: of the rarest kind.
std::optional<Question> question_in(const GroupView& view, QuestionPlace place, std::uint32_t end,
                                    const Asked& asked) {
    const std::array runs{view.session};
    const auto kinds = rarest_kinds(asked);
    std::optional<Question> best;
    std::size_t best_count = asked.size() + 1;
    unsigned offers = 0;
    for (std::uint32_t tries = 0; tries < most_tries && offers < enough_offers && place.tick.value() < end;
         ++tries) {
        for (const auto& [kind, count] : kinds) {
            auto question = count < best_count ? ask(view, runs, place, kind, question_seed) : std::nullopt;
            if (question && question->reveal.value() < view.tick_count()) {
                best = std::move(question);
                best_count = count;
                ++offers;
                break;
            }
        }
        place.tick = Tick(place.tick.value() + 1);
    }
    return best;
}

} // namespace

RunScript::RunScript(const GroupView& view, const Cursor& cursor, Questions questions)
    : view_(std::make_shared<const GroupView>(view)), cursor_(cursor) {
    add_steps();
    if (questions == Questions::each_round) {
        add_questions();
    }
}

void RunScript::add_steps() {
    for (std::uint32_t tick = 0; tick < std::max(1U, view_->tick_count()); ++tick) {
        states_.push_back({PresentedKind::step, Tick(tick), 0});
    }
}

void RunScript::add_questions() {
    const std::vector<std::uint32_t> starts = part_starts(*view_);
    for (std::size_t part = 0; part < starts.size() && questions_.size() < most_questions; ++part) {
        const std::uint32_t end = part + 1 < starts.size() ? starts[part + 1] : view_->tick_count();
        const QuestionPlace place{.launch = cursor_.launch,
                                  .group = view_->steps->group,
                                  .tick = Tick(starts[part]),
                                  .warp = cursor_.warp};
        if (auto question = question_in(*view_, place, end, questions_)) {
            const std::size_t before = step_state(question->reveal);
            insert(before, std::move(*question));
        }
    }
}

/// Adds a question and its answer before the state with this index.
void RunScript::insert(std::size_t before, Question question) {
    const Tick reveal = question.reveal;
    const std::size_t index = questions_.size();
    questions_.push_back(presented(std::move(question)));
    const Tick seen(reveal.value() == 0 ? 0 : reveal.value() - 1);
    const State states[] = {{PresentedKind::question, seen, index}, {PresentedKind::answer, reveal, index}};
    states_.insert(states_.begin() + static_cast<std::ptrdiff_t>(before), std::begin(states),
                   std::end(states));
}

/// Returns the index of the state that shows a step.
std::size_t RunScript::step_state(Tick tick) const {
    const auto found = std::ranges::find_if(states_, [tick](const State& state) {
        return state.kind == PresentedKind::step && state.tick == tick;
    });
    return found == states_.end() ? states_.size() - 1 : static_cast<std::size_t>(found - states_.begin());
}

QString RunScript::title() const {
    const std::string& what = view_->session->recording().what;
    const QString id = QString::fromStdString(what);
    if (!find_experiment(what)) {
        return QFileInfo(id).fileName();
    }
    const QString name = QString::fromStdString(shown_experiment_text(what).title);
    return ScriptWords::tr("%1: %2", "a family of experiments; an experiment")
        .arg(family_title(family_of(id)), name);
}

PresentedState RunScript::state(std::size_t index) const {
    const State& state = states_[std::min(index, states_.size() - 1)];
    PresentedState shown{.kind = state.kind, .cursor = cursor_, .key = {}, .view = view_};
    shown.cursor.tick = state.tick;
    shown.cursor.cycle.reset();
    shown.cursor.pass.reset();
    if (state.kind == PresentedKind::step) {
        shown.key = "step " + std::to_string(state.tick.value() + 1);
        return shown;
    }
    shown.question = questions_[state.question];
    shown.cursor.warp = shown.question->asked->place.warp;
    shown.key = "question " + std::to_string(state.question + 1);
    shown.question_count = questions_.size();
    const auto asked_before = std::count_if(
        states_.begin(), states_.begin() + static_cast<std::ptrdiff_t>(std::min(index, states_.size())),
        [](const State& each) { return each.kind == PresentedKind::question; });
    shown.question_number =
        static_cast<std::size_t>(asked_before) + (state.kind == PresentedKind::question ? 1 : 0);
    return shown;
}

std::size_t RunScript::nearest(const Cursor& cursor) const {
    return step_state(Tick(std::min(cursor.tick.value(), std::max(1U, view_->tick_count()) - 1)));
}

QString RunScript::row_title(const State& state) const {
    if (state.kind == PresentedKind::question) {
        return worded(question_kind_name(questions_[state.question]->asked->kind));
    }
    const QString round = view_->tick_count() > 0 ? worded(round_label(*view_, state.tick)) : QString();
    return round.isEmpty()
               ? ScriptWords::tr("From step %1").arg(state.tick.value() + 1)
               : ScriptWords::tr("Step %1: %2", "a number; the name of a loop iteration, such as round k = 4")
                     .arg(state.tick.value() + 1)
                     .arg(round);
}

std::vector<OutlineRow> RunScript::outline() const {
    std::vector<OutlineRow> rows;
    const std::vector<std::uint32_t> starts = part_starts(*view_);
    for (std::size_t index = 0; index < states_.size(); ++index) {
        const State& state = states_[index];
        const bool is_start =
            state.kind == PresentedKind::step && std::ranges::binary_search(starts, state.tick.value());
        if (is_start || state.kind == PresentedKind::question) {
            rows.push_back({row_title(state), index});
        }
    }
    return rows;
}

bool RunScript::ask_again(std::size_t index) {
    const PresentedState shown = state(index);
    if (shown.question == nullptr) {
        return false;
    }
    const std::array runs{view_->session};
    auto again = twin(runs, *shown.question->asked, question_seed + questions_.size());
    const bool is_here = again && again->place.launch == cursor_.launch &&
                         again->place.group == view_->steps->group &&
                         again->reveal.value() < view_->tick_count();
    if (!is_here) {
        return false;
    }
    const auto answer = std::find_if(states_.begin() + static_cast<std::ptrdiff_t>(index), states_.end(),
                                     [](const State& each) { return each.kind == PresentedKind::answer; });
    insert(static_cast<std::size_t>(answer - states_.begin()) + 1, std::move(*again));
    return true;
}

} // namespace lockstep::gui
