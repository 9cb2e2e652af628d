#include "app/words/match_words.h"

#include "app/words/translatable.h"

namespace lockstep {
namespace {

constexpr const char* match_context = "MatchedInputs";

std::string values_text(const ParameterValues& values) {
    std::string text;
    for (const auto& [name, value] : values) {
        text += (text.empty() ? "" : ", ") + name + "=" + value;
    }
    return text;
}

} // namespace

std::vector<Phrase> matched_sentences(const std::string& name, const std::string& first,
                                      const MatchedValues& matched) {
    std::vector<Phrase> sentences;
    if (!matched.changed.empty()) {
        sentences.emplace_back(match_context,
                               QT_TRANSLATE_NOOP("MatchedInputs", "%1 has the inputs of %2: %3."),
                               std::vector<Phrase>{name, first, values_text(matched.changed)});
    } else if (matched.refused.empty()) {
        sentences.emplace_back(match_context,
                               QT_TRANSLATE_NOOP("MatchedInputs", "%1 already has the inputs of %2."),
                               std::vector<Phrase>{name, first});
    }
    if (!matched.refused.empty()) {
        ParameterValues kept;
        for (const auto& [parameter, value] : matched.refused) {
            kept[parameter] = matched.values.at(parameter);
        }
        sentences.emplace_back(match_context,
                               QT_TRANSLATE_NOOP("MatchedInputs", "%1 does not allow %2 and runs with %3."),
                               std::vector<Phrase>{name, values_text(matched.refused), values_text(kept)});
    }
    return sentences;
}

} // namespace lockstep
