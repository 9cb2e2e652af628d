#include "app/words/trace/bank_words.h"

#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr const char* bank_context = "Banks";

} // namespace

Phrase bank_verdict(const StepBanks& request) {
    const Phrase passes = Phrase::counted(bank_context, QT_TRANSLATE_N_NOOP("Banks", "%1 passes"),
                                          QT_TRANSLATE_NOOP("Banks", "1 pass"), {request.passes()});
    if (request.conflicts() > 0) {
        return {bank_context, QT_TRANSLATE_NOOP("Banks", "%1-way conflict · %2"), {request.degree(), passes}};
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
    const auto worst = std::ranges::max_element(request.degrees);
    const auto bank = static_cast<std::uint32_t>(worst - request.degrees.begin());
    std::vector<std::uint64_t> words;
    std::string listed;
    for (const BankTouch& touch : request.touches) {
        if (touch.bank == bank && words.size() < *worst &&
            std::ranges::find(words, touch.word) == words.end()) {
            listed += (words.empty() ? "" : ", ") + id_text(touch.word);
            words.push_back(touch.word);
        }
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
