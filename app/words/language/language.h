#pragma once

#include "app/words/language/translation_file.h"
#include "app/words/phrase.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// A language of the command line. The window also uses Qt's tables of the same facts, and tests compare both.
struct Language {
    std::string_view code; ///< "pt_BR": the suffix of its translation file
    std::size_t forms;     ///< number of plural forms
    /// Returns the index of the plural form for a count.
    std::size_t (*form)(std::uint64_t count);
    const char* decimal; ///< decimal sign
    const char* group;   ///< separator between groups of three digits
};

/// Returns the languages, English first.
[[nodiscard]] std::span<const Language> languages();
[[nodiscard]] std::vector<std::string> language_codes();

/// Returns the code of the language for the name of a locale: "pt_BR" for "pt_BR.UTF-8", "es" for "es_MX"; empty
/// if there is none.
[[nodiscard]] std::string language_of_locale(std::string_view locale);

/// Returns the code of the language that the environment requests by LANGUAGE, LC_ALL, LC_MESSAGES and LANG, as
/// gettext reads them; "en" if it requests none of the languages. `variable` returns the value of a variable, or
/// null.
[[nodiscard]] std::string language_of_environment(const std::function<const char*(const char*)>& variable);

/// Returns the reader for a language and its translations. A sentence without a translation stays English.
[[nodiscard]] Reader reader_for(const Language& language, Translations translations);

/// Returns the reader for a language's code. Its translations are read from translations/ in data_dir().
/// Returns english_reader() if the code is unknown or its file cannot be used.
[[nodiscard]] Reader reader_for(std::string_view code);

} // namespace lockstep
