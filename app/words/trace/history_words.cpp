#include "app/words/trace/history_words.h"

#include "app/words/numbers.h"
#include "app/words/trace/value_words.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

constexpr const char* history_context = "History";

struct Row {
    SiteKind kind;
    const char* event; ///< %1: the element for an access, otherwise the source text
};

constexpr Row rows[] = {
    {SiteKind::read, QT_TRANSLATE_NOOP("History", "reads %1")},
    {SiteKind::write, QT_TRANSLATE_NOOP("History", "writes %1")},
    {SiteKind::atomic, QT_TRANSLATE_NOOP("History", "updates %1 atomically")},
    {SiteKind::branch, QT_TRANSLATE_NOOP("History", "evaluates %1")},
    {SiteKind::loop, QT_TRANSLATE_NOOP("History", "evaluates the loop condition %1")},
    {SiteKind::choice, QT_TRANSLATE_NOOP("History", "evaluates the switch on %1")},
    {SiteKind::barrier, QT_TRANSLATE_NOOP("History", "arrives at the barrier")},
    {SiteKind::fence, QT_TRANSLATE_NOOP("History", "executes a fence")},
    {SiteKind::exchange, QT_TRANSLATE_NOOP("History", "exchanges values: %1")},
    {SiteKind::image_read, QT_TRANSLATE_NOOP("History", "reads an image: %1")},
    {SiteKind::image_write, QT_TRANSLATE_NOOP("History", "writes an image: %1")},
    {SiteKind::sub_group_barrier, QT_TRANSLATE_NOOP("History", "arrives at the barrier of its sub-group")},
    {SiteKind::copy, QT_TRANSLATE_NOOP("History", "starts an asynchronous copy: %1")},
    {SiteKind::wait, QT_TRANSLATE_NOOP("History", "has finished waiting for its copies")},
};

Phrase phrase(const char* sentence, std::vector<Phrase> arguments = {}) {
    return {history_context, sentence, std::move(arguments)};
}

const SiteInfo& site_of(const Trace& trace, const HistoryStep& step) {
    return trace.program.sites[step.site.index()];
}

Phrase loop_words(const SiteInfo& site, std::uint64_t payload) {
    const std::uint32_t decided = decision(payload);
    if (decided == out_of_turns) {
        return phrase(QT_TRANSLATE_NOOP("History", "stops at the iteration limit"));
    }
    if (decided == 0) {
        return phrase(QT_TRANSLATE_NOOP("History", "leaves the loop"));
    }
    return site.loop_variable.empty() ? phrase(QT_TRANSLATE_NOOP("History", "continues"))
                                      : phrase(QT_TRANSLATE_NOOP("History", "continues, %1 = %2"),
                                               {site.loop_variable, std::to_string(loop_value(payload))});
}

} // namespace

Phrase history_event(const Trace& trace, const HistoryStep& step) {
    const SiteInfo& site = site_of(trace, step);
    std::string what = site.text;
    if (is_access(site.kind)) {
        const ElementPlace place = element_place(trace, site.space, step.payload);
        what = place.element.empty() ? hex_address(step.payload) : place.element;
    }
    return phrase(std::ranges::find(rows, site.kind, &Row::kind)->event, {std::move(what)});
}

Phrase history_value(const Trace& trace, const HistoryStep& step) {
    const SiteInfo& site = site_of(trace, step);
    switch (site.kind) {
    case SiteKind::branch:
        return decision(step.payload) == 1 ? phrase(QT_TRANSLATE_NOOP("History", "true"))
                                           : phrase(QT_TRANSLATE_NOOP("History", "false"));
    case SiteKind::loop:
        return loop_words(site, step.payload);
    case SiteKind::choice:
        return {std::to_string(step.payload)};
    default:
        return step.values.empty() ? Phrase() : Phrase(value_text(site.type, step.values));
    }
}

Phrase history_sentence(const History& history) {
    if (history.steps.size() < history.count) {
        return phrase(QT_TRANSLATE_NOOP("History", "The first %1 of %2 steps."),
                      {history.steps.size(), history.count});
    }
    return Phrase::counted(history_context, QT_TRANSLATE_N_NOOP("History", "%1 steps."),
                           QT_TRANSLATE_NOOP("History", "1 step."), {history.count});
}

} // namespace lockstep
