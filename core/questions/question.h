#pragma once

#include "core/base/ids.h"
#include "core/narration/statement.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// The kinds of questions. question_forms() contains the name of each kind and what its numbers mean.
enum class QuestionKind : std::uint8_t {
    lanes_next,      ///< which lanes of a warp execute this step
    warps_in_round,  ///< how many warps execute this step
    sectors,         ///< how many sectors the request of a warp moves
    lines,           ///< how many lines of global memory it touches
    conflict_degree, ///< how many passes the banks of local memory need
    shares_bank,     ///< which other lanes access the same bank as this lane
    lanes_taking,    ///< for how many lanes a condition is true
    split,           ///< into how many lanes for true and false a condition splits the warp
    missing_barrier, ///< between which two lines a barrier is missing
    occupancy_limit, ///< what limits the number of resident groups
    next_read,       ///< which element this lane reads next
    which_variant,   ///< which of several runs needs the fewest warp steps
    order_rounds,    ///< the order of rounds by their number of active lanes
};
inline constexpr std::size_t question_kinds = 13;
/// The smallest number of choices. With fewer, no question is asked.
inline constexpr std::size_t least_choices = 3;

/// The error behind a wrong choice. question_words has the sentence that explains it.
enum class Misconception : std::uint8_t {
    none, ///< the choice is right
    // about lanes
    all_lanes,    ///< ignores the condition: all lanes take part
    first_lanes,  ///< the right number of lanes, but the first ones of the warp
    next_lanes,   ///< adjacent lanes, instead of lanes that are apart
    other_lanes,  ///< the lanes that are masked off
    half_warp,    ///< only the first half of the warp takes part
    shifted_lane, ///< the right lanes, counted from 1
    same_word,    ///< only lanes that access the same word share a bank
    twice_apart,  ///< every second one of the right lanes
    half_banks,   ///< half as many banks as there are
    // about executions of the same code
    earlier, ///< the answer for an earlier execution, for example k for 2 * k
    later,   ///< the answer for a later execution
    // about numbers
    one_more,
    one_less,
    half,  ///< half of the right number
    twice, ///< twice the right number
    // about memory
    one_for_all,           ///< a request is one transfer, whatever the lanes access
    one_each,              ///< every active lane needs a transfer or a pass of its own
    only_bytes,            ///< the size of the data, without gaps and alignment
    lanes_apart,           ///< as if no lanes accessed the same bytes
    sectors_as_lines,      ///< counts sectors instead of lines
    lines_as_sectors,      ///< counts lines instead of sectors
    broadcast_as_conflict, ///< lanes that access the same word wait for each other
    half_warps,            ///< a request is served in two halves
    stride_as_degree,      ///< the stride between lanes is the number of passes
    no_conflict,           ///< lanes that access different words never conflict
    // about conditions
    all_true,
    all_false,
    swapped_sides, ///< true and false exchanged
    even_split,    ///< a condition halves the warp
    // about warps
    all_warps,    ///< every warp of the group, also those without an active lane
    packed_lanes, ///< the active lanes packed into as few warps as possible
    // about elements
    own_element,     ///< the element with the number of the work-item
    read_before,     ///< the element that the lane has read before
    neighbour_reads, ///< the element that the next lane reads
    swapped_indices, ///< rows and columns exchanged
    // about the run
    no_race,       ///< these accesses do not race: a barrier orders them, or they access different bytes
    none_missing,  ///< no barrier is missing
    other_limit,   ///< a resource that allows more groups
    other_run,     ///< a run that needs more warp steps
    no_difference, ///< all runs need the same number of warp steps
    wrong_order,
};

/// Where a question is asked. The step of `tick` is the one that is asked about: the audience must not have
/// seen it yet.
struct QuestionPlace {
    std::size_t launch = 0; ///< index of the launch, from 0
    Group group;
    Tick tick; ///< from 0; step N of the command line is tick N - 1
    Warp warp;
    /// The lane that is asked about. If empty, kinds that ask about a lane choose one by the seed.
    std::optional<Lane> lane = {};
    friend bool operator==(const QuestionPlace&, const QuestionPlace&) = default;
};

/// What a picture must cover until a question is answered, so that it does not show the answer.
enum class Covers : std::uint8_t {
    lanes,       ///< the states of the lanes, and the values, addresses and passes of this step
    warps,       ///< also which warps execute this step
    run_figures, ///< figures and findings of the whole run; the answer is not in a step
};

/// A possible answer, without words. QuestionForm describes the members of each kind.
struct QuestionChoice {
    std::vector<std::uint64_t> numbers = {};
    std::vector<std::string> names = {};
    std::vector<Lane> lanes = {}; ///< ascending
    /// The error that leads to this answer; `none` for the right answer.
    Misconception misconception = Misconception::none;

    /// Whether both are the same answer, for whatever reason.
    [[nodiscard]] bool is_same(const QuestionChoice& other) const {
        return numbers == other.numbers && names == other.names && lanes == other.lanes;
    }
    friend bool operator==(const QuestionChoice&, const QuestionChoice&) = default;
};

/// A question about a trace with 3 or 4 different choices, exactly one of which is right. It contains no
/// text: app/words/trace/question_words.h contains its sentences.
struct Question {
    QuestionKind kind{};
    /// Where it is asked, with the lane that was chosen, if there is one.
    QuestionPlace place;
    std::uint64_t seed = 0;
    /// The numbers and names of the question, in the order that its QuestionForm defines.
    std::vector<std::uint64_t> numbers = {};
    std::vector<std::string> names = {};
    /// Variable of the outermost loop and its value in this iteration: "k", "4"; empty if there is none.
    std::string variable = {};
    std::string value = {};
    std::optional<SourceLine> line = {}; ///< the line that is asked about
    std::vector<QuestionChoice> choices = {};
    std::size_t right = 0; ///< index of the right choice
    /// A statement about the step that explains the right choice, if there is one.
    std::optional<Statement> because = {};

    Covers covers = Covers::lanes;
    /// The tick that shows the answer. Until then, pictures show the tick before (of the same group), or the
    /// start of the group if it is 0. If `covers` is run_figures, pictures may show every tick.
    Tick reveal;

    [[nodiscard]] const QuestionChoice& answer() const { return choices[right]; }
    friend bool operator==(const Question&, const Question&) = default;
};

/// The name of a kind, and what the members of its questions and choices contain.
struct QuestionForm {
    QuestionKind kind{};
    const char* name = "";                ///< name in lessons, JSON and on the command line: "lanes-next"
    std::array<const char*, 5> numbers{}; ///< name of each number of a question; null after the last one
    std::array<const char*, 2> names{};
    std::array<const char*, 4> choice_numbers{}; ///< of a choice that has numbers
    bool has_lanes = false;                      ///< whether a choice is a set of lanes
    bool is_about_run = false; ///< whether the place does not matter, except its launch and group
};

/// Returns the forms of all kinds, in the order of QuestionKind.
[[nodiscard]] std::span<const QuestionForm> question_forms();
[[nodiscard]] const QuestionForm& form_of(QuestionKind kind);
[[nodiscard]] const char* name_of(QuestionKind kind);
/// Returns the kind with this name; nullopt if there is none.
[[nodiscard]] std::optional<QuestionKind> question_kind(std::string_view name);

} // namespace lockstep
