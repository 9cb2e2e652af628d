#include "app/words/errors/allowed_words.h"
#include "app/words/errors/error_words.h"
#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {

std::string fill(std::string_view sentence, const std::vector<std::string>& arguments) {
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool is_place =
            sentence[i] == '%' && i + 1 < sentence.size() && sentence[i + 1] >= '1' && sentence[i + 1] <= '9';
        if (!is_place) {
            text += sentence[i];
            continue;
        }
        const auto argument = static_cast<std::size_t>(sentence[++i] - '1');
        text += argument < arguments.size() ? arguments[argument] : "";
    }
    return text;
}

Phrase error_phrase(const Error& error) {
    std::vector<Phrase> arguments(error.arguments.size());
    std::ranges::transform(error.arguments, arguments.begin(), argument_phrase);
    if (const char* const words = reason_words(error); words != nullptr) {
        arguments[0] = Phrase(refusal_context, words);
    }
    constexpr std::size_t kernel_argument = 3;
    const bool names_argument =
        error.code == ErrorCode::bad_launch_file && arguments.size() > kernel_argument;
    const Phrase name = names_argument ? arguments[kernel_argument] : Phrase();
    Phrase sentence(error_context, error_sentence(error), std::move(arguments));
    return names_argument ? Phrase(error_context, QT_TRANSLATE_NOOP("Errors", "Argument %1: %2"),
                                   {name, std::move(sentence)})
                          : sentence;
}

std::string text_for(const Reader& reader, const Error& error) {
    std::string text;
    if (error.place.line != 0) {
        text += error.place.file + ":" + std::to_string(error.place.line) + ":";
        // Messages of compilers already contain the column.
        const bool has_column =
            error.code == ErrorCode::bad_expression || error.code == ErrorCode::bad_lesson;
        text += has_column ? std::to_string(error.place.column) + ": " : " ";
    }
    text += text_for(reader, error_phrase(error));
    // Removes the empty lines at the end of a log.
    const std::size_t end = error.detail.find_last_not_of(" \n");
    text += end == std::string::npos ? "" : "\n" + error.detail.substr(0, end + 1);
    return error.cause ? text + "\n" + text_for(reader, *error.cause) : text;
}

std::string english(const Error& error) {
    return text_for(english_reader(), error);
}

} // namespace lockstep
