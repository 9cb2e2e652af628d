#include "tests/claims/numbers_in_text.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>

namespace lockstep {
namespace {

/// Number words and their values. "first" and "second" are missing because they are ordinal numbers.
const std::map<std::string, double>& number_words() {
    static const std::map<std::string, double> words = {{"zero", 0},
                                                        {"one", 1},
                                                        {"two", 2},
                                                        {"three", 3},
                                                        {"four", 4},
                                                        {"five", 5},
                                                        {"six", 6},
                                                        {"seven", 7},
                                                        {"eight", 8},
                                                        {"nine", 9},
                                                        {"ten", 10},
                                                        {"eleven", 11},
                                                        {"twelve", 12},
                                                        {"sixteen", 16},
                                                        {"twenty", 20},
                                                        {"thirty", 30},
                                                        {"hundred", 100},
                                                        {"hundreds", 100},
                                                        {"thousand", 1000},
                                                        {"thousands", 1000},
                                                        {"million", 1e6},
                                                        {"millions", 1e6},
                                                        {"dozen", 12},
                                                        {"dozens", 12},
                                                        {"once", 1},
                                                        {"single", 1},
                                                        {"twice", 2},
                                                        {"double", 2},
                                                        {"doubles", 2},
                                                        {"doubled", 2},
                                                        {"half", 0.5},
                                                        {"halves", 0.5},
                                                        {"halved", 0.5},
                                                        {"third", 1.0 / 3},
                                                        {"thirds", 1.0 / 3},
                                                        {"quarter", 0.25},
                                                        {"quarters", 0.25},
                                                        {"fourth", 0.25},
                                                        {"fifth", 0.2},
                                                        {"eighth", 0.125},
                                                        {"eighths", 0.125},
                                                        {"sixteenth", 1.0 / 16},
                                                        {"sixteenths", 1.0 / 16}};
    return words;
}

double value_of(std::string digits) {
    std::erase(digits, ',');
    return std::stod(digits);
}

std::string lower(std::string word) {
    std::ranges::transform(word, word.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return word;
}

} // namespace

std::vector<NumberInText> numbers_in(const std::string& text) {
    static const std::regex part(R"(\d{1,3}(,\d{3})+(\.\d+)?|\d+(\.\d+)?|[A-Za-z_][A-Za-z_0-9]*)");
    std::vector<NumberInText> numbers;
    for (std::sregex_iterator at(text.begin(), text.end(), part), end; at != end; ++at) {
        const std::string found = at->str();
        const auto offset = static_cast<std::size_t>(at->position());
        if (std::isdigit(static_cast<unsigned char>(found[0])) != 0) {
            numbers.push_back({offset, found.size(), value_of(found)});
        } else if (found[0] == 'x' && found.size() > 1 && std::ranges::all_of(found.substr(1), isdigit)) {
            numbers.push_back(
                {offset + 1, found.size() - 1, value_of(found.substr(1))}); // the second side of 16x16
        } else if (const auto word = number_words().find(lower(found)); word != number_words().end()) {
            numbers.push_back({offset, found.size(), word->second});
        }
    }
    return numbers;
}

std::string on_one_line(const std::string& text) {
    return std::regex_replace(text, std::regex(R"(\s+)"), " ");
}

} // namespace lockstep
