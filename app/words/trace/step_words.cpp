#include "app/words/trace/step_words.h"

#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

constexpr const char* step_context = "Steps";

struct Row {
    SiteKind kind;
    const char* of_warp;  ///< sentence about one warp; %1: the warp, %2: the source text
    const char* of_warps; ///< sentence about several warps; %1: the source text
    const char* values;   ///< the meaning of the numbers in the cells; null: there are none
};

constexpr const char* decided = QT_TRANSLATE_NOOP("Steps", "1 is true, 0 is false");

constexpr Row rows[] = {
    {SiteKind::read, QT_TRANSLATE_NOOP("Steps", "warp %1 reads %2"),
     QT_TRANSLATE_NOOP("Steps", "warps read %1"), QT_TRANSLATE_NOOP("Steps", "numbers are the values read")},
    {SiteKind::write, QT_TRANSLATE_NOOP("Steps", "warp %1 writes %2"),
     QT_TRANSLATE_NOOP("Steps", "warps write %1"),
     QT_TRANSLATE_NOOP("Steps", "numbers are the values written")},
    {SiteKind::atomic, QT_TRANSLATE_NOOP("Steps", "warp %1 updates %2 atomically"),
     QT_TRANSLATE_NOOP("Steps", "warps update %1 atomically"),
     QT_TRANSLATE_NOOP("Steps", "numbers are the values before the update")},
    {SiteKind::branch, QT_TRANSLATE_NOOP("Steps", "warp %1 evaluates %2"),
     QT_TRANSLATE_NOOP("Steps", "warps evaluate %1"), decided},
    {SiteKind::loop, QT_TRANSLATE_NOOP("Steps", "warp %1 evaluates the loop condition %2"),
     QT_TRANSLATE_NOOP("Steps", "warps evaluate the loop condition %1"), decided},
    {SiteKind::choice, QT_TRANSLATE_NOOP("Steps", "warp %1 evaluates the switch on %2"),
     QT_TRANSLATE_NOOP("Steps", "warps evaluate the switch on %1"),
     QT_TRANSLATE_NOOP("Steps", "numbers are the switch values")},
    {SiteKind::barrier, QT_TRANSLATE_NOOP("Steps", "warp %1 passes the barrier"),
     QT_TRANSLATE_NOOP("Steps", "all warps arrive at the barrier"), nullptr},
    {SiteKind::fence, QT_TRANSLATE_NOOP("Steps", "warp %1 executes a fence"),
     QT_TRANSLATE_NOOP("Steps", "warps execute a fence"), nullptr},
    {SiteKind::exchange, QT_TRANSLATE_NOOP("Steps", "the lanes of warp %1 exchange values: %2"),
     QT_TRANSLATE_NOOP("Steps", "the lanes of a warp exchange values: %1"),
     QT_TRANSLATE_NOOP("Steps", "numbers are the values received")},
    {SiteKind::image_read, QT_TRANSLATE_NOOP("Steps", "warp %1 reads an image: %2"),
     QT_TRANSLATE_NOOP("Steps", "warps read an image: %1"), nullptr},
    {SiteKind::image_write, QT_TRANSLATE_NOOP("Steps", "warp %1 writes an image: %2"),
     QT_TRANSLATE_NOOP("Steps", "warps write an image: %1"), nullptr},
    {SiteKind::sub_group_barrier, QT_TRANSLATE_NOOP("Steps", "warp %1 passes the barrier of its sub-group"),
     QT_TRANSLATE_NOOP("Steps", "each warp arrives at the barrier of its sub-group"), nullptr},
    {SiteKind::copy, QT_TRANSLATE_NOOP("Steps", "warp %1 starts an asynchronous copy: %2"),
     QT_TRANSLATE_NOOP("Steps", "the group starts an asynchronous copy: %1"), nullptr},
    {SiteKind::wait, QT_TRANSLATE_NOOP("Steps", "warp %1 has finished waiting for its copies"),
     QT_TRANSLATE_NOOP("Steps", "the group has finished waiting for its copies"), nullptr},
};

const Row& row_of(SiteKind kind) {
    return *std::ranges::find(rows, kind, &Row::kind);
}

Phrase phrase(const char* sentence, std::vector<Phrase> arguments = {}) {
    return {step_context, sentence, std::move(arguments)};
}

} // namespace

Phrase warp_sentence(const SiteInfo& site, Warp warp) {
    return phrase(row_of(site.kind).of_warp, {id_text(warp.value()), site.text});
}

Phrase warps_sentence(const SiteInfo& site) {
    return phrase(row_of(site.kind).of_warps, {site.text});
}

Phrase round_label(const GroupView& view, Tick tick) {
    const Round* round = view.round_at(tick);
    if (round == nullptr) {
        return {};
    }
    const std::string& variable = view.site(round->loop).loop_variable;
    return variable.empty() ? phrase(QT_TRANSLATE_NOOP("Steps", "round %1"), {id_text(round->number)})
                            : phrase(QT_TRANSLATE_NOOP("Steps", "round %1 = %2"),
                                     {variable, std::to_string(round->value)});
}

Phrase tick_sentence(const GroupView& view, Tick tick) {
    if (tick.index() >= view.steps->ticks.size()) {
        return {};
    }
    const Phrase sentence = warps_sentence(view.site(view.steps->ticks[tick.index()].site));
    const Phrase round = round_label(view, tick);
    return round.empty() ? sentence : phrase(QT_TRANSLATE_NOOP("Steps", "%1: %2"), {round, sentence});
}

Phrase values_sentence(const SiteInfo& site) {
    const char* const values = row_of(site.kind).values;
    return values == nullptr ? Phrase() : phrase(values);
}

Phrase site_line(const SiteInfo& site) {
    return phrase(QT_TRANSLATE_NOOP("Steps", "line %1: %2"), {id_text(site.line), site.text});
}

Phrase lanes_at(std::uint64_t lanes, const std::string& first, const std::string& last) {
    return first == last
               ? Phrase::counted(step_context, QT_TRANSLATE_N_NOOP("Steps", "%1 lanes at %2"),
                                 QT_TRANSLATE_NOOP("Steps", "1 lane at %2"), {lanes, first})
               : Phrase::counted(step_context, QT_TRANSLATE_N_NOOP("Steps", "%1 lanes at %2 to %3"),
                                 QT_TRANSLATE_NOOP("Steps", "1 lane at %2 to %3"), {lanes, first, last});
}

Phrase lane_state_words(LaneState state) {
    switch (state) {
    case LaneState::active:
    case LaneState::decided_false:
        return phrase(QT_TRANSLATE_NOOP("Steps", "active"));
    case LaneState::at_barrier:
        return phrase(QT_TRANSLATE_NOOP("Steps", "at the barrier"));
    case LaneState::masked:
        return phrase(QT_TRANSLATE_NOOP("Steps", "masked off"));
    case LaneState::waiting:
        return phrase(QT_TRANSLATE_NOOP("Steps", "waiting"));
    case LaneState::finished:
        return phrase(QT_TRANSLATE_NOOP("Steps", "finished"));
    case LaneState::not_issued:
        return phrase(QT_TRANSLATE_NOOP("Steps", "not issued"));
    }
    return {};
}

Phrase issued_sentence(std::uint64_t issued, std::uint64_t warps) {
    return Phrase::counted(step_context, QT_TRANSLATE_N_NOOP("Steps", "%1 of %2 warps issue an instruction."),
                           QT_TRANSLATE_NOOP("Steps", "1 of %2 warps issues an instruction."),
                           {issued, warps});
}

Phrase active_sentence(std::uint64_t active, std::uint64_t lanes) {
    return Phrase::counted(
        step_context, QT_TRANSLATE_N_NOOP("Steps", "In this warp, %1 of %2 lanes are active."),
        QT_TRANSLATE_NOOP("Steps", "In this warp, 1 of %2 lanes is active."), {active, lanes});
}

Phrase not_issued_sentence(const GroupView& view, Tick tick) {
    return phrase(QT_TRANSLATE_NOOP("Steps", "This warp issues no instruction in this step: %1."),
                  {tick_sentence(view, tick)});
}

} // namespace lockstep
