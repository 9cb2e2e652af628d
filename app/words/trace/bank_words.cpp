#include "app/words/trace/bank_words.h"

#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr const char* bank_context = "Banks";

} // namespace

namespace {

/// Summarises a request with conflicts. `passes`: the words for their number.
Phrase conflict_verdict(const StepBanks& request, const Phrase& passes) {
    const std::uint32_t worst = request.worst_bank();
    const std::uint32_t words = request.distinct[worst];
    if (words == request.degree()) {
        return {bank_context, QT_TRANSLATE_NOOP("Banks", "%1-way conflict · %2"), {request.degree(), passes}};
    }
    if (words == 1) {
        return Phrase::counted(bank_context, QT_TRANSLATE_N_NOOP("Banks", "%1 atomics on one word · %2"),
                               QT_TRANSLATE_NOOP("Banks", "1 atomic on one word · %2"),
                               {request.degree(), passes});
    }
    return Phrase::counted(bank_context,
                           QT_TRANSLATE_N_NOOP("Banks", "%1 atomics in one bank, on %3 words · %2"),
                           QT_TRANSLATE_NOOP("Banks", "1 atomic in one bank, on %3 words · %2"),
                           {request.degree(), passes, words});
}

} // namespace

Phrase bank_verdict(const StepBanks& request) {
    const Phrase passes = Phrase::counted(bank_context, QT_TRANSLATE_N_NOOP("Banks", "%1 passes"),
                                          QT_TRANSLATE_NOOP("Banks", "1 pass"), {request.passes()});
    if (request.conflicts() > 0) {
        return conflict_verdict(request, passes);
    }
    if (request.has_broadcast()) {
        return {bank_context,
                QT_TRANSLATE_NOOP("Banks", "broadcast · %1 · %2"),
                {Phrase::counted(bank_context, QT_TRANSLATE_N_NOOP("Banks", "%1 words"),
                                 QT_TRANSLATE_NOOP("Banks", "1 word"), {request.words}),
                 passes}};
    }
    return {bank_context, QT_TRANSLATE_NOOP("Banks", "%1 · no conflict"), {passes}};
}

Phrase conflict_sentence(const StepBanks& request) {
    if (request.conflicts() == 0) {
        return {};
    }
    const std::uint32_t bank = request.worst_bank();
    const std::uint32_t most = request.distinct[bank];
    std::vector<std::uint64_t> words;
    std::string listed;
    for (const BankTouch& touch : request.touches) {
        if (touch.bank == bank && words.size() < most &&
            std::ranges::find(words, touch.word) == words.end()) {
            listed += (words.empty() ? "" : ", ") + id_text(touch.word);
            words.push_back(touch.word);
        }
    }
    if (most < request.degrees[bank]) {
        return most == 1
                   ? Phrase{bank_context,
                            QT_TRANSLATE_NOOP("Banks",
                                              "Up to %1 lanes update the same word, word %3 of bank %2. "
                                              "Each of these updates takes a pass."),
                            {request.degrees[bank], id_text(bank), listed}}
                   : Phrase{bank_context,
                            QT_TRANSLATE_NOOP(
                                "Banks", "Up to %1 lanes update the words %3 of bank %2, and some of these "
                                         "lanes update the same word. Each of these updates takes a pass."),
                            {request.degrees[bank], id_text(bank), listed}};
    }
    return {bank_context,
            QT_TRANSLATE_NOOP(
                "Banks", "The lanes access the words %2 of bank %1. Each pass serves one of these words."),
            {id_text(bank), listed}};
}

Phrase wide_element_sentence(const StepBanks& request) {
    if (request.conflicts() == 0 || request.passes() <= request.degree()) {
        return {};
    }
    return {bank_context,
            QT_TRANSLATE_NOOP("Banks", "%1 passes in total, because a wide element is accessed in several "
                                       "parts, one after another, with at most %2 passes per part."),
            {request.passes(), request.degree()}};
}

} // namespace lockstep
