#include "app/cli/text/report.h"

#include "app/words/translatable.h"

#include <algorithm>
#include <utility>

namespace lockstep {

std::string report_text(const Reader& reader, const char* sentence, std::vector<Phrase> arguments) {
    return text_for(reader, report_phrase(sentence, std::move(arguments)));
}

Phrase report_phrase(const char* sentence, std::vector<Phrase> arguments) {
    return {report_context, sentence, std::move(arguments)};
}

Phrase time_phrase(std::uint64_t nanoseconds) {
    return {static_cast<double>(nanoseconds), duration};
}

Phrase share_phrase(double share) {
    return {share, percent};
}

std::string listed(const Reader& reader, const std::vector<Phrase>& clauses) {
    Phrase all;
    for (const Phrase& clause : clauses) {
        all = all.empty() ? clause : report_phrase(QT_TRANSLATE_NOOP("Report", "%1, %2"), {all, clause});
    }
    return text_for(reader, all);
}

std::vector<std::string> cells_of(const Reader& reader, const std::vector<Phrase>& cells) {
    std::vector<std::string> texts(cells.size());
    std::ranges::transform(cells, texts.begin(), [&](const Phrase& cell) { return text_for(reader, cell); });
    return texts;
}

} // namespace lockstep
