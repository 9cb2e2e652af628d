#include "app/words/phrase.h"

#include "app/words/errors/error_words.h"
#include "app/words/numbers.h"

#include <algorithm>

namespace lockstep {
namespace {

std::string value_text(const Reader& reader, const Phrase::Value& value) {
    if (const auto* count = std::get_if<std::uint64_t>(&value)) {
        return reader.grouped(*count);
    }
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        const auto size = static_cast<std::uint64_t>(*number);
        return *number < 0 ? "-" + reader.grouped(-size) : reader.grouped(size);
    }
    return std::get<std::string>(value);
}

} // namespace

Phrase Phrase::counted(const char* context, const char* sentence, const char* one,
                       std::vector<Phrase> arguments, std::size_t decides) {
    const std::uint64_t count = std::get<std::uint64_t>(arguments.at(decides).value);
    Phrase phrase(context, count == 1 ? one : sentence, std::move(arguments));
    phrase.count = count == 1 ? std::nullopt : std::optional(count);
    return phrase;
}

std::string text_for(const Reader& reader, const Phrase& phrase) {
    if (phrase.sentence == nullptr) {
        return value_text(reader, phrase.value);
    }
    std::vector<std::string> arguments(phrase.arguments.size());
    std::ranges::transform(phrase.arguments, arguments.begin(),
                           [&reader](const Phrase& argument) { return text_for(reader, argument); });
    return fill(reader.translate(phrase.context, phrase.sentence, phrase.count), arguments);
}

std::string english(const Phrase& phrase) {
    static const Reader reader{
        [](const char*, const char* sentence, std::optional<std::uint64_t>) { return std::string(sentence); },
        [](std::uint64_t count) { return grouped(count); }};
    return text_for(reader, phrase);
}

std::string id_text(std::uint64_t number) {
    return std::to_string(number);
}

} // namespace lockstep
