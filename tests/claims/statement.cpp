#include "tests/claims/statement.h"

#include "core/base/data_dir.h"
#include "tests/claims/figure_path.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>

namespace lockstep {
namespace {

using nlohmann::json;

bool is_name_part(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

double number_of(const json& value) {
    if (value.is_boolean()) {
        return value.get<bool>() ? 1 : 0;
    }
    if (!value.is_number()) {
        throw std::runtime_error("a figure is " + value.dump().substr(0, 40));
    }
    return value.get<double>();
}

std::vector<double> numbers_at(const FigurePath& path, const json& report) {
    std::vector<double> numbers;
    for (const json& value : values_at(path, report)) {
        numbers.push_back(number_of(value));
    }
    return numbers;
}

double sum_at(const FigurePath& path, const json& report) {
    double sum = 0;
    for (const double number : numbers_at(path, report)) {
        sum += number;
    }
    return sum;
}

/// Reads and computes from left to right.
class Reader {
public:
    Reader(const std::string& text, const Reports& reports) : text_(text), reports_(reports) {}

    Verdict statement() {
        const double left = sum();
        const std::string relation = this->relation();
        const double right = sum();
        const double tolerance = take("within") ? sum() : 0;
        if (!at_end()) {
            fail("cannot read on at");
        }
        return {holds(left, relation, right, tolerance),
                std::to_string(left) + " " + relation + " " + std::to_string(right)};
    }

private:
    static bool holds(double left, const std::string& relation, double right, double tolerance) {
        const bool equal = std::abs(left - right) <= 1e-9 * std::max(std::abs(left), std::abs(right));
        if (relation == "~") {
            return std::abs(left - right) <= tolerance;
        }
        if (relation == "=" || relation == "!=") {
            return equal == (relation == "=");
        }
        const bool ordered = relation[0] == '<' ? left < right : left > right;
        return relation.size() == 2 ? ordered || equal : ordered && !equal;
    }

    std::string relation() {
        for (const char* relation : {"!=", "<=", ">=", "<", ">", "=", "~"}) {
            if (take(relation)) {
                return relation;
            }
        }
        fail("no relation at");
    }

    double sum() {
        double value = product();
        while (true) {
            if (take("+")) {
                value += product();
            } else if (take("-")) {
                value -= product();
            } else {
                return value;
            }
        }
    }

    double product() {
        double value = factor();
        while (true) {
            if (take("*")) {
                value *= factor();
            } else if (take("/")) {
                value /= factor();
            } else {
                return value;
            }
        }
    }

    double factor() {
        if (take("says(")) {
            return says();
        }
        if (take("(")) {
            const double value = sum();
            expect(")");
            return value;
        }
        if (!at_end() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) {
            std::size_t length = 0;
            const double value = std::stod(text_.substr(at_), &length);
            at_ += length;
            return value;
        }
        return figure();
    }

    double says() {
        const std::string file = quoted();
        expect(",");
        const std::string words = quoted();
        expect(")");
        const auto text = read_text_file(source_tree() / file);
        return text.ok() && text->find(words) != std::string::npos ? 1 : 0;
    }

    double figure() {
        for (const auto& [function, value] : functions) {
            if (take(function)) {
                const json& report = this->report();
                const FigurePath of = path(report);
                expect(")");
                return value(of, report);
            }
        }
        const json& report = this->report();
        return sum_at(path(report), report);
    }

    static constexpr std::pair<const char*, double (*)(const FigurePath&, const json&)> functions[] = {
        {"count(",
         [](const FigurePath& of, const json& in) { return static_cast<double>(count_at(of, in)); }},
        {"least(", [](const FigurePath& of, const json& in) { return std::ranges::min(numbers_at(of, in)); }},
        {"largest(",
         [](const FigurePath& of, const json& in) { return std::ranges::max(numbers_at(of, in)); }}};

    /// That of the name before a colon, or the claim's own.
    const json& report() {
        skip_blanks();
        std::size_t end = at_;
        while (end < text_.size() && is_name_part(text_[end])) {
            ++end;
        }
        std::string name;
        if (end < text_.size() && text_[end] == ':') {
            name = text_.substr(at_, end - at_);
            at_ = end + 1;
        }
        const auto found = reports_.find(name);
        if (found == reports_.end()) {
            fail("no command is called \"" + name + "\" at");
        }
        return found->second;
    }

    FigurePath path(const json& report) {
        FigurePath path;
        if (take("line(")) {
            path = line_path(quoted(), report);
            expect(")");
        } else if (take("totals")) {
            path.steps = {{"launches", {}}, {"totals", {}}};
        } else {
            path.steps.push_back(step());
        }
        while (take(".")) {
            path.steps.push_back(step());
        }
        return path;
    }

    /// Words that stand in several lines of the source would add up figures of things that are not alike.
    FigurePath line_path(const std::string& words, const json& report) {
        FigurePath path = {{{"launches", {}}, {"lines", {{"text", '~', words}}}}};
        std::set<json> lines;
        for (const json& line : values_at(path, report)) {
            lines.insert(line.at("line"));
        }
        if (lines.size() > 1) {
            fail("\"" + words + "\" stands in several lines at");
        }
        return path;
    }

    FigurePath::Step step() {
        FigurePath::Step step{name(), {}};
        while (take("[")) {
            step.filters.push_back(filter());
            expect("]");
        }
        return step;
    }

    FigurePath::Filter filter() {
        const std::string key = name();
        if (std::ranges::all_of(key,
                                [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; })) {
            return {"", '=', key};
        }
        const char relation = take("~") ? '~' : '=';
        if (relation == '=') {
            expect("=");
        }
        return {key, relation, quoted()};
    }

    std::string name() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_name_part(text_[at_])) {
            ++at_;
        }
        if (begin == at_) {
            fail("no name at");
        }
        return text_.substr(begin, at_ - begin);
    }

    std::string quoted() {
        expect("\"");
        const std::size_t begin = at_;
        at_ = std::min(text_.find('"', begin), text_.size());
        std::string words = text_.substr(begin, at_ - begin);
        expect("\"");
        return words;
    }

    bool take_word(const char* word) { return take(word); }

    bool take(const std::string& symbol) {
        skip_blanks();
        const bool is_next = text_.compare(at_, symbol.size(), symbol) == 0;
        at_ += is_next ? symbol.size() : 0;
        return is_next;
    }

    void expect(const std::string& symbol) {
        if (!take(symbol)) {
            fail("no " + symbol + " at");
        }
    }

    void skip_blanks() {
        while (at_ < text_.size() && text_[at_] == ' ') {
            ++at_;
        }
    }

    bool at_end() {
        skip_blanks();
        return at_ == text_.size();
    }

    [[noreturn]] void fail(const std::string& why) const {
        throw std::runtime_error(why + " \"" + text_.substr(at_) + "\"");
    }

    const std::string& text_;
    const Reports& reports_;
    std::size_t at_ = 0;
};

} // namespace

Verdict judge(const std::string& statement, const Reports& reports) {
    try {
        return Reader(statement, reports).statement();
    } catch (const std::exception& error) {
        return {false, error.what()};
    }
}

} // namespace lockstep
