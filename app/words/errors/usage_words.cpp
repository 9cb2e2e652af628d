#include "app/words/errors/usage_words.h"

#include "app/words/translatable.h"

namespace lockstep {

std::string unknown_command_text(const Reader& reader, const std::string& program, const std::string& name,
                                 const std::string& near) {
    const auto text = [&reader](const char* sentence, const std::string& argument) {
        return text_for(reader, Phrase(usage_context, sentence, {argument}));
    };
    return text(QT_TRANSLATE_NOOP("Usage", "There is no command \"%1\"."), name) +
           text_for(reader, did_you_mean(near)) +
           text(QT_TRANSLATE_NOOP("Usage", " \"%1 --help\" lists all commands."), program);
}

Phrase missing_word_sentence(const std::string& call, const std::string& words) {
    return {usage_context,
            QT_TRANSLATE_NOOP("Usage", "Missing argument: %2. \"%1 --help\" shows the usage."),
            {call, words}};
}

Phrase extra_word_sentence(const std::string& call, const std::string& word, std::size_t most) {
    if (most > 1) {
        return {usage_context,
                QT_TRANSLATE_NOOP("Usage",
                                  "Unexpected argument \"%2\". At most %3 are possible. \"%1 --help\" "
                                  "shows the usage."),
                {call, word, most}};
    }
    return {usage_context,
            QT_TRANSLATE_NOOP("Usage", "Unexpected argument \"%2\". \"%1 --help\" shows the usage."),
            {call, word}};
}

Phrase did_you_mean(const std::string& near) {
    return near.empty() ? Phrase()
                        : Phrase(usage_context, QT_TRANSLATE_NOOP("Usage", " Did you mean \"%1\"?"), {near});
}

Phrase false_assertion_sentence(const std::string& expression) {
    return {usage_context, QT_TRANSLATE_NOOP("Usage", "Assertion failed: %1"), {expression}};
}

Phrase wrong_run_sentence() {
    return {usage_context,
            QT_TRANSLATE_NOOP("Usage",
                              "The run has errors or a wrong result, so the exit code is 1. To see the "
                              "details, run the command without --get and --assert.")};
}

Phrase no_display_sentence() {
    return {usage_context,
            QT_TRANSLATE_NOOP(
                "Usage", "Cannot open a window, because there is no display. Without a display, use "
                         "\"lockstep render\" to write pictures and \"lockstep-cli\" to print metrics.")};
}

Phrase exit_codes_sentence() {
    return {usage_context,
            QT_TRANSLATE_NOOP(
                "Usage",
                "Exit codes: 0 success, 1 findings, a wrong result or a failed --assert, 2 wrong usage, 3 "
                "unusable input, 4 no device, a driver failure, an internal error or too little memory, 130 "
                "cancelled.")};
}

} // namespace lockstep
