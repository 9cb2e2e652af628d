#include "app/words/phrase.h"

#include "app/words/errors/error_words.h"

#include <algorithm>

namespace lockstep {
namespace {

std::string value_text(const Reader& reader, const Phrase::Value& value) {
    if (const auto* count = std::get_if<std::uint64_t>(&value)) {
        return grouped(*count, reader.numbers);
    }
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        return grouped(*number, reader.numbers);
    }
    if (const auto* figure = std::get_if<Phrase::Figure>(&value)) {
        return figure->format(figure->number, reader.numbers);
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

const Reader& english_reader() {
    static const Reader reader{
        [](const char*, const char* sentence, std::optional<std::uint64_t>) { return std::string(sentence); },
        {}};
    return reader;
}

std::string english(const Phrase& phrase) {
    return text_for(english_reader(), phrase);
}

} // namespace lockstep
