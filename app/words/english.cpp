#include "app/words/errors/error_words.h"

namespace lockstep {
namespace {

/// Returns the arguments of an error for display. A reason code among them is replaced by its text.
std::vector<std::string> readable_arguments(const Error& error) {
    std::vector<std::string> arguments = error.arguments;
    if (const char* words = reason_words(error); words != nullptr) {
        arguments[0] = words;
    }
    return arguments;
}

} // namespace

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

std::string english(const Error& error) {
    std::string text;
    if (error.place.line != 0) {
        text += error.place.file + ":" + std::to_string(error.place.line) + ":";
        // Messages of compilers already contain the column.
        const bool has_column =
            error.code == ErrorCode::bad_expression || error.code == ErrorCode::bad_lesson;
        text += has_column ? std::to_string(error.place.column) + ": " : " ";
    }
    text += fill(error_sentence(error), readable_arguments(error));
    // Removes the empty lines at the end of a log.
    const std::size_t end = error.detail.find_last_not_of(" \n");
    text += end == std::string::npos ? "" : "\n" + error.detail.substr(0, end + 1);
    return error.cause ? text + "\n" + english(*error.cause) : text;
}

} // namespace lockstep
