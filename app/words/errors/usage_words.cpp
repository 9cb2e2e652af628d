#include "app/words/errors/usage_words.h"

#include "app/words/errors/error_words.h"
#include "app/words/translatable.h"

#include <limits>

namespace lockstep {

std::string unknown_command_sentence(const std::string& program, const std::string& name,
                                     const std::string& near) {
    return fill(QT_TRANSLATE_NOOP("Usage", "There is no command \"%1\"."), {name}) + did_you_mean(near) +
           fill(QT_TRANSLATE_NOOP("Usage", " \"%1 --help\" lists all commands."), {program});
}

std::string missing_word_sentence(const std::string& call, const std::string& words) {
    return fill(QT_TRANSLATE_NOOP("Usage", "Missing argument: %2. \"%1 --help\" shows the usage."),
                {call, words});
}

std::string extra_word_sentence(const std::string& call, const std::string& word) {
    return fill(QT_TRANSLATE_NOOP("Usage", "Unexpected argument \"%2\". \"%1 --help\" shows the usage."),
                {call, word});
}

std::string did_you_mean(const std::string& near) {
    return near.empty() ? "" : fill(QT_TRANSLATE_NOOP("Usage", " Did you mean \"%1\"?"), {near});
}

std::string allowed_numbers(std::uint64_t least, std::uint64_t most, const std::string& word) {
    const bool ends = most < std::numeric_limits<std::int64_t>::max();
    const std::string numbers =
        ends ? std::to_string(least) + ".." + std::to_string(most)
             : fill(QT_TRANSLATE_NOOP(
                        "Usage",
                        "a number of at least %1, optionally with a suffix K, M, G or T, for example 2G"),
                    {std::to_string(least)});
    return word.empty() ? numbers : fill(QT_TRANSLATE_NOOP("Usage", "%1, or %2"), {word, numbers});
}

std::string false_assertion_sentence(const std::string& expression) {
    return fill(QT_TRANSLATE_NOOP("Usage", "Assertion failed: %1"), {expression});
}

std::string wrong_run_sentence() {
    return QT_TRANSLATE_NOOP(
        "Usage",
        "The run has errors or a wrong result, so the exit code is 1. To see the details, run the command "
        "without --get and --assert.");
}

std::string allowed_picture_sizes(const std::string& least, const std::string& most) {
    return fill(QT_TRANSLATE_NOOP("Usage", "WIDTHxHEIGHT in pixels, from %1 to %2"), {least, most});
}

std::string allowed_names() {
    return QT_TRANSLATE_NOOP("Usage", "a name of letters, digits, - and _");
}

std::string exit_codes_sentence() {
    return QT_TRANSLATE_NOOP(
        "Usage",
        "Exit codes: 0 success, 1 findings, a wrong result or a failed --assert, 2 wrong usage, 3 unusable "
        "input, 4 no device, a driver failure, an internal error or too little memory, 130 cancelled.");
}

} // namespace lockstep
