// Tests the languages of the command line: which one the environment requests, and the files with translations.
#include "app/words/language/language.h"

#include "app/words/names.h"
#include "core/base/data_dir.h"

#include <gtest/gtest.h>
#include <map>
#include <string>

namespace lockstep {
namespace {

using Variables = std::map<std::string, std::string>;

std::string requested(const Variables& variables) {
    return language_of_environment([&variables](const char* name) -> const char* {
        const auto found = variables.find(name);
        return found == variables.end() ? nullptr : found->second.c_str();
    });
}

TEST(LanguageOfEnvironment, is_that_of_the_first_variable_that_is_set) {
    EXPECT_EQ(requested({}), "en");
    EXPECT_EQ(requested({{"LANG", "ru_RU.UTF-8"}}), "ru");
    EXPECT_EQ(requested({{"LANG", "ru_RU.UTF-8"}, {"LC_MESSAGES", "ko_KR.UTF-8"}}), "ko");
    EXPECT_EQ(requested({{"LC_MESSAGES", "ko_KR"}, {"LC_ALL", "es_ES@euro"}}), "es");
    EXPECT_EQ(requested({{"LC_ALL", ""}, {"LANG", "es_AR.UTF-8"}}), "es");
    EXPECT_EQ(requested({{"LC_ALL", "de_DE.UTF-8"}, {"LANG", "es_AR.UTF-8"}}), "en");
}

TEST(LanguageOfEnvironment, is_the_first_known_one_in_the_list_of_languages) {
    EXPECT_EQ(requested({{"LANGUAGE", "pt_BR"}}), "pt_BR");
    EXPECT_EQ(requested({{"LANGUAGE", "de:fr:es:ru"}, {"LC_ALL", "ko_KR"}}), "es");
    EXPECT_EQ(requested({{"LANGUAGE", "de:en:es"}, {"LANG", "ko_KR"}}), "en");
    EXPECT_EQ(requested({{"LANGUAGE", "de"}, {"LANG", "ko_KR"}}), "ko");
    EXPECT_EQ(requested({{"LANGUAGE", ":::"}, {"LANG", "ko_KR"}}), "ko");
}

TEST(LanguageOfEnvironment, is_english_in_the_locale_of_programs) {
    for (const char* locale : {"C", "POSIX", "C.UTF-8"}) {
        EXPECT_EQ(requested({{"LANGUAGE", "es"}, {"LC_ALL", locale}}), "en") << locale;
        EXPECT_EQ(requested({{"LANGUAGE", "es"}, {"LANG", locale}}), "en") << locale;
    }
}

TEST(LanguageOfLocale, ignores_country_and_character_set_if_the_language_has_one_variant) {
    EXPECT_EQ(language_of_locale("pt_BR.UTF-8"), "pt_BR");
    EXPECT_EQ(language_of_locale("es_MX"), "es");
    EXPECT_EQ(language_of_locale("ko"), "ko");
    EXPECT_EQ(language_of_locale("pt_PT"), "");
    EXPECT_EQ(language_of_locale(""), "");
    EXPECT_EQ(language_of_locale("../../etc/passwd"), "");
}

const Language& language(std::string_view code) {
    return *std::ranges::find(languages(), code, &Language::code);
}

std::string file_with(const std::string& messages) {
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"ru\">\n"
           "<context>\n    <name>Test</name>\n" +
           messages + "</context>\n</TS>\n";
}

std::string message(const std::string& source, const std::string& translation) {
    return "    <message>\n        <source>" + source + "</source>\n        <translation>" + translation +
           "</translation>\n    </message>\n";
}

/// Returns the translation of a sentence in a file; the sentence itself if there is none.
std::string translated(const std::string& file, const char* sentence) {
    auto translations = translations_from(file);
    EXPECT_TRUE(translations.has_value()) << file;
    return reader_for(language("ru"), std::move(translations).value_or(Translations()))
        .translate("Test", sentence, std::nullopt);
}

TEST(TranslationFile, contains_sentences_with_their_translations) {
    const std::string file = file_with(message("a run", "запуск") + message("no run", ""));
    EXPECT_EQ(translated(file, "a run"), "запуск");
    EXPECT_EQ(translated(file, "no run"), "no run");
    EXPECT_EQ(translated(file, "another run"), "another run");
}

TEST(TranslationFile, writes_special_characters_as_entities) {
    const std::string file =
        file_with(message("&quot;a&quot; &lt; b", "«a» &lt; &#x431;&#1073;&#xa0;&#x1f600;"));
    EXPECT_EQ(translated(file, "\"a\" < b"), "«a» < бб\u00A0😀");
}

TEST(TranslationFile, selects_the_plural_form_by_the_count) {
    const std::string file = file_with(
        "<message numerus=\"yes\"><source>%1 runs</source><translation><numerusform>%1 запуск</numerusform>"
        "<numerusform>%1 запуска</numerusform><numerusform>%1 "
        "запусков</numerusform></translation></message>");
    const Reader reader = reader_for(language("ru"), translations_from(file).value());
    const auto text = [&reader](std::uint64_t count) {
        return text_for(reader, Phrase::counted("Test", "%1 runs", "1 run", {count}));
    };
    EXPECT_EQ(text(21), "21 запуск");
    EXPECT_EQ(text(1002), "1\u00A0002 запуска");
    EXPECT_EQ(text(12), "12 запусков");
    EXPECT_EQ(text(1), "1 run") << "has no translation";
}

TEST(TranslationFile, ignores_translations_without_the_placeholders_of_the_sentence) {
    EXPECT_EQ(translated(file_with(message("%1 of %2", "%1 из")), "%1 of %2"), "%1 of %2");
    EXPECT_EQ(translated(file_with(message("%1 of %2", "%1 из %3")), "%1 of %2"), "%1 of %2");
    EXPECT_EQ(translated(file_with(message("%1 of %2", "%2: %1")), "%1 of %2"), "%2: %1");
}

TEST(TranslationFile, ignores_texts_that_are_no_longer_in_the_sources) {
    EXPECT_EQ(translated(file_with("<message><source>old</source><translation "
                                   "type=\"vanished\">старый</translation></message>"),
                         "old"),
              "old");
    EXPECT_EQ(translated(file_with("<message><source>new</source><translation "
                                   "type=\"unfinished\">новый</translation></message>"),
                         "new"),
              "новый");
}

TEST(TranslationFile, cannot_contain_anything_else) {
    for (const char* wrong : {"<message", "<script>", "</message", "<source>&other;</source>",
                              "<source>&#0;</source>", "<source>&#x110000;</source>", "<source>&amp</source>",
                              "<source>\xFF</source>", "<!-- comment -->"}) {
        EXPECT_FALSE(translations_from(file_with(wrong)).has_value()) << wrong;
    }
    EXPECT_FALSE(translations_from(std::string(most_translation_bytes + 1, ' ')).has_value());
    EXPECT_TRUE(translations_from("").has_value());
}

TEST(ReaderFor, formats_numbers_and_units_as_the_language_does) {
    const Reader russian =
        reader_for(language("ru"), translations_from("<context><name>Units</name><message><source>ms</source>"
                                                     "<translation>мс</translation></message></context>")
                                       .value());
    EXPECT_EQ(text_for(russian, Phrase(std::uint64_t{1234567})), "1\u00A0234\u00A0567");
    EXPECT_EQ(text_for(russian, Phrase(1.5e6, duration)), "1,50\u202Fмс");
}

TEST(ReaderFor, an_unknown_language_or_a_missing_file_is_english) {
    EXPECT_EQ(reader_for("xx").language, "en");
    EXPECT_EQ(reader_for("../ru").language, "en");
    EXPECT_EQ(reader_for("en").language, "en");
    setenv("LOCKSTEP_DATA", "/nowhere", 1);
    const Reader reader = reader_for("ru");
    unsetenv("LOCKSTEP_DATA");
    EXPECT_EQ(reader.language, "en");
    EXPECT_EQ(text_for(reader, Phrase(std::uint64_t{1234})), "1,234");
}

TEST(ReaderFor, every_language_but_english_has_a_file) {
    for (const std::string& code : language_codes()) {
        EXPECT_EQ(reader_for(code).language, code);
        const std::string stage = reader_for(code).translate(name_context, stage_words(Stage::simulate), {});
        EXPECT_EQ(stage == "Simulating", code == "en") << code;
    }
}

} // namespace
} // namespace lockstep
