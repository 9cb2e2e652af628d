#include "app/words/language/language.h"

#include "core/base/data_dir.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <optional>

namespace lockstep {
namespace {

// The plural rules, as in Qt's numerus tables.

std::size_t only_form(std::uint64_t /*count*/) {
    return 0;
}

std::size_t one_or_more(std::uint64_t count) {
    return count == 1 ? 0 : 1;
}

std::size_t at_most_one_or_more(std::uint64_t count) {
    return count <= 1 ? 0 : 1;
}

std::size_t russian_form(std::uint64_t count) {
    const std::uint64_t last = count % 10;
    const bool is_teen = count % 100 / 10 == 1;
    return last == 1 && count % 100 != 11 ? 0 : last >= 2 && last <= 4 && !is_teen ? 1 : 2;
}

constexpr Language all[] = {
    {"en", 2, one_or_more, ".", ","},       {"es", 2, one_or_more, ",", "."},
    {"ko", 1, only_form, ".", ","},         {"pt_BR", 2, at_most_one_or_more, ",", "."},
    {"ru", 3, russian_form, ",", "\u00A0"},
};

constexpr const char* narrow_space = "\u202F"; // does not break, so that a number stays with its unit

/// Whether the locale is that of programs, which has no language: "C", "POSIX", "C.UTF-8".
bool is_neutral(std::string_view locale) {
    return locale == "C" || locale == "POSIX" || locale.starts_with("C.");
}

/// Returns the first of the variables that is set and not empty.
std::string_view first_set(const std::function<const char*(const char*)>& variable,
                           std::initializer_list<const char*> names) {
    for (const char* name : names) {
        const char* const value = variable(name);
        if (value != nullptr && *value != '\0') {
            return value;
        }
    }
    return {};
}

const std::string& form_for(const Language& language, const std::vector<std::string>& forms,
                            std::optional<std::uint64_t> count) {
    const std::size_t form = count ? language.form(*count) : 0;
    return forms[std::min(form, forms.size() - 1)];
}

} // namespace

std::span<const Language> languages() {
    return all;
}

std::vector<std::string> language_codes() {
    std::vector<std::string> codes(std::size(all));
    std::ranges::transform(all, codes.begin(), [](const Language& each) { return std::string(each.code); });
    return codes;
}

std::string language_of_locale(std::string_view locale) {
    const std::string_view name = locale.substr(0, locale.find_first_of(".@")); // without the character set
    const std::string_view alone = name.substr(0, name.find('_'));
    for (const std::string_view code : {name, alone}) {
        if (std::ranges::find(all, code, &Language::code) != std::end(all)) {
            return std::string(code);
        }
    }
    return {};
}

std::string language_of_environment(const std::function<const char*(const char*)>& variable) {
    const std::string_view locale = first_set(variable, {"LC_ALL", "LC_MESSAGES", "LANG"});
    if (is_neutral(locale)) {
        return "en";
    }
    std::string_view list = first_set(variable, {"LANGUAGE"});
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(':'), list.size());
        if (std::string code = language_of_locale(list.substr(0, end)); !code.empty()) {
            return code;
        }
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    const std::string code = language_of_locale(locale);
    return code.empty() ? "en" : code;
}

Reader reader_for(const Language& language, Translations translations) {
    const auto texts = std::make_shared<const Translations>(std::move(translations));
    Reader reader;
    reader.translate = [texts, language](const char* context, const char* sentence,
                                         std::optional<std::uint64_t> count) {
        const auto* const forms = texts->find(context, sentence);
        return forms == nullptr ? std::string(sentence) : form_for(language, *forms, count);
    };
    reader.numbers = {.decimal = language.decimal,
                      .group = language.group,
                      .space = narrow_space,
                      .unit = [translate = reader.translate](const char* unit) {
                          return translate(unit_context, unit, std::nullopt);
                      }};
    reader.language = language.code;
    return reader;
}

Reader reader_for(std::string_view code) {
    const auto* const language = std::ranges::find(all, code, &Language::code);
    if (language == std::begin(all) || language == std::end(all)) { // the sources are in English
        return english_reader();
    }
    const auto file = read_text_file(data_dir() / "translations" / ("lockstep_" + std::string(code) + ".ts"));
    auto translations = file ? translations_from(*file) : std::nullopt;
    const bool is_usable = translations && translations->size() != 0;
    return is_usable ? reader_for(*language, std::move(*translations)) : english_reader();
}

} // namespace lockstep
