// Tests the tables of the vocabularies on every text of every language: the translation files, the catalogue and the
// lessons. Lessons in other languages than English may not exist.
#include "app/words/language/language.h"
#include "app/words/language/vocabulary.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

std::string unescaped(std::string text) {
    for (const auto& [from, to] : {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""),
                                   std::pair("&apos;", "'"), std::pair("&amp;", "&")}) {
        text = replaced(std::move(text), from, to);
    }
    return text;
}

/// Adds the contents of all elements with this name of a translation file.
void add_elements(const std::string& file, const std::string& element, std::set<std::string>& texts) {
    for (std::size_t at = file.find("<" + element); at != std::string::npos;
         at = file.find("<" + element, at + 1)) {
        const std::size_t begin = file.find('>', at) + 1;
        const std::string text = file.substr(begin, file.find("</" + element, begin) - begin);
        if (text.find("<numerusform") == std::string::npos) {
            texts.insert(unescaped(text));
        }
    }
}

/// Adds the lines of a lesson without figures, places and the expressions of its answers.
void add_lesson(const std::string& lesson, std::set<std::string>& texts) {
    static const std::regex key("^(place|with|start|task|id|needs|edit|minutes|---|ask: [a-z]*-)");
    static const std::regex expression(
        R"(\{\{[^}]*\}\}|^- \[[^ ]*\] [^:]*\(.*?::|\[\?[^:]*\]|launches\.[a-z.]*)");
    std::istringstream lines(lesson);
    for (std::string line; std::getline(lines, line);) {
        if (!std::regex_search(line, key)) {
            texts.insert(std::regex_replace(line, expression, "1"));
        }
    }
}

std::string file_text(const fs::path& file) {
    const auto text = read_text_file(file);
    EXPECT_TRUE(text) << file;
    return text ? *text : std::string();
}

std::set<std::string> read_texts(const std::string& code) {
    std::set<std::string> texts;
    const bool is_english = code == "en";
    const std::string file = file_text(data_dir() / "translations" / ("lockstep_" + code + ".ts"));
    add_elements(file, "translation", texts);
    add_elements(file, "numerusform", texts);
    if (is_english) {
        add_elements(file_text(data_dir() / "translations/lockstep_es.ts"), "source", texts);
    }
    for (const Experiment& experiment : catalogue()) {
        const ExperimentText text = experiment_text(experiment.id, code);
        texts.insert({text.title, text.teaches, text.look_at});
    }
    const fs::path lessons = data_dir() / "resources/lessons" / code;
    for (const auto& entry :
         fs::exists(lessons) ? fs::directory_iterator(lessons) : fs::directory_iterator()) {
        if (entry.path().extension() == ".md") {
            add_lesson(file_text(entry.path()), texts);
        }
    }
    texts.erase("");
    return texts;
}

/// Returns all texts of a language that a vocabulary changes.
const std::set<std::string>& texts_of(const std::string& code) {
    static std::map<std::string, std::set<std::string>> read;
    const auto known = read.find(code);
    return known != read.end() ? known->second : read.emplace(code, read_texts(code)).first->second;
}

std::string without_code(const std::string& text) {
    static const std::regex code("`[^`]*`?");
    return std::regex_replace(text, code, "`");
}

std::vector<std::string> placeholders(const std::string& text) {
    static const std::regex expression("%L?[1-9n]");
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it) {
        found.push_back(it->str());
    }
    std::ranges::sort(found);
    return found;
}

std::size_t letters(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// What must not occur in a text of a language in a vocabulary, as a regular expression. `(^|[^...])` stands for the
/// start of a word, because std::regex knows letters of ASCII only.
struct Rule {
    const char* language;
    const char* vocabularies; ///< names of those for which it holds
    const char* pattern;
};

#define START "(^|[ (\"*\\n])"
constexpr Rule left_behind[] = {
    {"en", "cuda",
     START
     "([Ww]ork-(item|group)|[Gg]roups?|[Ss]ub-group|NDRange|[Mm]ultiproc|compute unit|wavefronts?|LDS)\\b"},
    {"en", "glsl",
     START "([Ww]ork-(item|group)|[Gg]roups?|[Ss]ub-group|[Ww]arps?|NDRange|[Ll]ocal "
           "(memory|array|read|write|atomic)|LDS)\\b"},
    {"en", "amd",
     START "([Ss]ub-group|[Ww]arps?|[Ll]ocal (memory|array|read|write|atomic)|[Mm]ultiproc|SMs?)\\b"},
    {"es", "cuda", START "([Ee]lem(entos?|\\.) de trabajo|[Gg]rupos?|[Ss]ubgrupos?|NDRange|[Mm]ultiproc)"},
    {"es", "glsl amd", START "([Ww]arps?|memoria local|[a-z]+s locales)\\b"},
    {"es", "glsl", START "([Ee]lementos? de trabajo|NDRange)"},
    {"es", "amd", START "([Ss]ubgrupos?|[Mm]ultiproc)"},
    {"pt_BR", "cuda", START "(([Ii]tem|[Ii]tens) de trabalho|[Gg]rupos?|[Ss]ubgrupos?|NDRange|[Mm]ultiproc)"},
    {"pt_BR", "glsl amd", START "([Ww]arps?|mem\xC3\xB3ria local|[a-z]+s locais)\\b"},
    {"pt_BR", "glsl", START "(([Ii]tem|[Ii]tens) de trabalho|NDRange)"},
    {"pt_BR", "amd", START "([Ss]ubgrupos?|[Mm]ultiproc)"},
    {"ru", "cuda",
     START
     "(work-item|[Пп]одгрупп|[Гг]рупп|[Пп]риватн|[Мм]ультипроц|NDRange)|рупп(а|ы|е|у|ой|ам|ах)?[ .,;:)]"},
    {"ru", "glsl amd", START "(варп|Варп|подгрупп|Подгрупп|(л|Л)окальн(ая|ой|ую) )"},
    {"ru", "glsl", START "(work-item|Work-item|NDRange)"},
    {"ru", "amd", START "(мультипроц|Мультипроц)"},
    {"ko", "cuda", START "(work-item|workgroup|work-group|그룹|subgroup|멀티프로세서|NDRange|private)"},
    {"ko", "glsl amd", START "(warp|로컬 메모리|로컬 배열)"},
    {"ko", "glsl", START "(work-item|그룹|NDRange)"},
    {"ko", "amd", START "(subgroup|멀티프로세서)"},
};

/// Agreement with the replaced words, and terms that stand beside themselves.
constexpr Rule disagrees[] = {
    {"en", "cuda glsl amd",
     "\\b[Aa] (invocation|SM|LDS)\\b|\\b[Aa]n "
     "(thread|block|workgroup|shared|subgroup|wavefront|compute|grid|dispatch|chunk)"},
    {"en es pt_BR", "cuda glsl amd",
     "\\b(warp|thread|subgroup|wavefront|block|LDS|SM|CU|subgrupo|bloque|bloco|hilo) (\\1\\b|\\((CUDA: "
     ")?\\1\\))"},
    {"en es pt_BR ru ko", "cuda glsl amd", "(shared memory|LDS) \\([^)]*(shared memory|LDS)\\)"},
    {"es", "cuda glsl amd",
     START "([Ll]as?|[Uu]nas?|esta|otra|ninguna) "
           "(hilos?|invocations?|bloques?|subgrupos?|wavefronts?|SM|CU|grid|dispatch)\\b"},
    {"es", "amd", START "([Ee]l|[Uu]n|[Dd]el|[Aa]l) LDS\\b"},
    {"pt_BR", "cuda glsl amd",
     START "([Aa]s?|[Uu]mas?|[Dd]as?|[Nn]as?|esta|outra|nenhuma) "
           "(invocations?|blocos?|subgrupos?|wavefronts?|SMs?|CUs?|grid|dispatch)\\b"},
    {"pt_BR", "amd", START "([Oo]|[Uu]m|[Dd]o|[Nn]o|[Aa]o) LDS\\b"},
    {"ru", "cuda",
     "(ая|яя|ую|юю|эта|эту|одна|одну|вся|всю|своя|свою|та|ту) блок[ "
     ".,;:)]|((кажд|одн|перв|друг|люб|так|эт|т|полн|цел|больш)ой|(вс|сво|рабоч|последн|меньш|следующ)ей) "
     "блок(а|у|ом|е)[ .,;:)]"},
    {"ru", "cuda",
     "(^|[ (])([Вв]|[Нн]а|[Пп]ри) блоку[ .,;:)]|(^| )[Бб]лок (%1 |%2 )?[а-яё]*(ла|лась|ентна)[ .,]|блок,? "
     "котор(ая|ую|ой)"},
    {"ru", "cuda", "(^|[ (])[Ее]ё (варп|поток)"},
    {"ko", "cuda", "스레드(은|을|과|으로)[ .,]|(블록|조각|SM)(는|를|와|가|로)[ .,]"},
    {"ko", "glsl", "(subgroup|invocation|workgroup)(는|를|와|가|로)[ .,]"},
    {"ko", "amd", "(wavefront|CU|LDS)(은|을|과|이|으로)[ .,]"},
};
#undef START

/// What looks like a term and is none: names of the system, of parameters and of their values.
constexpr const char* other_meanings[] = {"\"video\" or \"render\" group",
                                          "group of metrics",
                                          "\"group\"",
                                          "«group»",
                                          "“group”",
                                          "grupo «video» o «render»",
                                          "grupo de métricas",
                                          "grupo “video” ou “render”",
                                          "“render” 그룹",
                                          "группе «video»",
                                          "группа метрик",
                                          "subgrupo a subgrupo",
                                          "wavefront a wavefront"};

bool has(const char* list, const std::string& name) {
    return (" " + std::string(list) + " ").find(" " + name + " ") != std::string::npos;
}

class VocabularyTexts : public testing::TestWithParam<std::tuple<std::string, std::string>> {
protected:
    const std::string code = std::get<0>(GetParam());
    const std::string name = std::get<1>(GetParam());
    const Vocabulary vocabulary = vocabulary_for(code, name);

    /// Returns a text in the vocabulary without code, and without what looks like a term.
    [[nodiscard]] std::string worded(const std::string& text) const {
        std::string words = names_code(text) ? std::string() : without_code(vocabulary.apply(text));
        for (const char* other : other_meanings) {
            words = replaced(std::move(words), other, "");
        }
        return words;
    }

    void expect_none(std::span<const Rule> rules) const {
        std::vector<std::regex> patterns;
        for (const Rule& rule : rules) {
            if (has(rule.language, code) && has(rule.vocabularies, name)) {
                patterns.emplace_back(rule.pattern, std::regex::optimize);
            }
        }
        ASSERT_FALSE(patterns.empty());
        for (const std::string& text : texts_of(code)) {
            const std::string words = worded(text);
            for (const std::regex& pattern : patterns) {
                std::smatch found;
                EXPECT_FALSE(std::regex_search(words, found, pattern))
                    << "\"" << found.str() << "\" in: " << words << "\nwhich was: " << text;
            }
        }
    }
};

TEST_P(VocabularyTexts, have_no_term_of_another_vocabulary) {
    ASSERT_FALSE(vocabulary.empty());
    expect_none(left_behind);
}

TEST_P(VocabularyTexts, agree_with_their_new_words) {
    expect_none(disagrees);
}

TEST_P(VocabularyTexts, keep_their_placeholders_and_about_their_length) {
    std::size_t changed = 0;
    for (const std::string& text : texts_of(code)) {
        const std::string worded = vocabulary.apply(text);
        EXPECT_EQ(placeholders(worded), placeholders(text)) << text;
        EXPECT_EQ(std::ranges::count(worded, '\n') == 0, std::ranges::count(text, '\n') == 0) << text;
        EXPECT_LE(letters(worded), letters(text) * 3 / 2 + 12) << worded;
        EXPECT_GE(letters(worded) * 2 + 24, letters(text)) << worded;
        changed += worded != text ? 1 : 0;
    }
    EXPECT_GT(changed, 300U);
}

INSTANTIATE_TEST_SUITE_P(All, VocabularyTexts,
                         testing::Combine(testing::Values("en", "es", "ko", "pt_BR", "ru"),
                                          testing::Values("cuda", "glsl", "amd")),
                         [](const auto& each) {
                             return std::get<0>(each.param) + "_" + std::get<1>(each.param);
                         });

TEST(VocabularyTables, are_there_for_every_language) {
    for (const std::string& code : language_codes()) {
        for (const std::string_view name : vocabulary_names) {
            const auto table = read_text_file(data_dir() / "translations" / ("vocabulary_" + code + ".csv"));
            ASSERT_TRUE(table) << code;
            EXPECT_TRUE(vocabulary_from(*table, name)) << code << " " << name;
        }
    }
}

} // namespace
} // namespace lockstep
