#include "tests/unit/report/figure/random_expression.h"

#include <algorithm>
#include <cmath>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

/// Writes an expression and evaluates it at the same time: each function returns the value of the text that
/// it wrote.
class ExpressionWriter {
public:
    ExpressionWriter(const PlainRun& run, std::mt19937& random) : run_(run), random_(random) {}

    RandomExpression condition(int depth) {
        RandomExpression joined = conjunction(depth);
        while (one_in(4)) {
            const RandomExpression next = conjunction(depth);
            joined.text += " or" + blanks() + " " + next.text;
            // The right side decides; otherwise the result is already known, possibly as an error.
            if (joined.value == 0) {
                joined.value = next.value;
            }
        }
        return joined;
    }

    RandomExpression sum(int depth) {
        RandomExpression sum = product(depth);
        while (one_in(3)) {
            const bool is_minus = one_in(2);
            const RandomExpression next = product(depth);
            sum.text += blanks() + (is_minus ? "-" : "+") + blanks() + next.text;
            sum.value = sum.value && next.value
                            ? std::optional(is_minus ? *sum.value - *next.value : *sum.value + *next.value)
                            : std::nullopt;
        }
        return sum;
    }

private:
    RandomExpression conjunction(int depth) {
        RandomExpression joined = negation(depth);
        while (one_in(4)) {
            const RandomExpression next = negation(depth);
            joined.text += " and" + blanks() + " " + next.text;
            if (joined.value == 1) {
                joined.value = next.value;
            }
        }
        return joined;
    }

    RandomExpression negation(int depth) {
        if (one_in(6)) {
            RandomExpression inner = negation(depth);
            return {"not " + inner.text, inner.value ? std::optional(1 - *inner.value) : std::nullopt};
        }
        if (depth > 0 && one_in(4)) {
            RandomExpression inner = condition(depth - 1);
            return {"(" + blanks() + inner.text + ")", inner.value};
        }
        return comparison(depth);
    }

    RandomExpression comparison(int depth) {
        static const std::vector<std::string> relations = {"=", "==", "!=", "<", "<=", ">", ">="};
        const RandomExpression left = sum(depth);
        const RandomExpression right =
            one_in(3) ? RandomExpression{"(" + left.text + ")", left.value} : sum(depth);
        const std::string& relation = relations[below(relations.size())];
        RandomExpression compared{left.text + blanks() + relation + blanks() + right.text, std::nullopt};
        if (left.value && right.value) {
            compared.value = holds(*left.value, relation, *right.value) ? 1 : 0;
        }
        return compared;
    }

    static bool holds(long double left, const std::string& relation, long double right) {
        const bool whole = left == std::trunc(left) && right == std::trunc(right);
        const long double slack = whole ? 0 : 1e-9L * std::max(std::abs(left), std::abs(right));
        const bool equal = std::abs(left - right) <= slack;
        return (equal && relation != "!=" && relation.find('=') != std::string::npos) ||
               (!equal && (relation == "!=" || (relation[0] == '<' && left < right) ||
                           (relation[0] == '>' && left > right)));
    }

    RandomExpression product(int depth) {
        RandomExpression product = factor(depth);
        while (one_in(4)) {
            const bool is_division = one_in(2);
            const RandomExpression next = factor(depth);
            product.text += blanks() + (is_division ? "/" : "*") + blanks() + next.text;
            if (!product.value || !next.value || (is_division && *next.value == 0)) {
                product.value.reset();
            } else {
                product.value = is_division ? *product.value / *next.value : *product.value * *next.value;
            }
        }
        return product;
    }

    RandomExpression factor(int depth) {
        if (depth > 0 && one_in(4)) {
            RandomExpression inner = sum(depth - 1);
            return {"(" + inner.text + blanks() + ")", inner.value};
        }
        if (one_in(8)) {
            RandomExpression inner = factor(depth);
            return {"-" + inner.text, inner.value ? std::optional(-*inner.value) : std::nullopt};
        }
        if (one_in(2)) {
            const std::size_t number = below(100);
            const bool with_half = one_in(3);
            return {std::to_string(number) + (with_half ? ".5" : ""),
                    static_cast<long double>(number) + (with_half ? 0.5L : 0)};
        }
        return figure();
    }

    RandomExpression figure() {
        const std::size_t launch = below(run_.launches.size());
        const std::string index = "launches[" + std::to_string(launch) + "]";
        const int line = 1 + static_cast<int>(below(run_.launches[launch].lines.size()));
        const auto bound = static_cast<std::int64_t>(below(10));
        const auto is_any = [](const auto&) { return true; };
        const auto is_line = [=](const PlainRun::Line& one) { return one.line == line; };
        const auto is_above = [=](const PlainRun::Line& one) { return one.steps > bound; };
        switch (below(8)) {
        case 0:
            return {"launches.items", sum_of(run_.launches, &PlainRun::Launch::items)};
        case 1:
            return {"totals.idle", sum_of(run_.launches, &PlainRun::Launch::idle)};
        case 2:
            return {index + ".items", static_cast<long double>(run_.launches[launch].items)};
        case 3:
            return {"launches.lines.steps", steps_of(is_any)};
        case 4:
            return {"line(" + std::to_string(line) + ").steps", steps_of(is_line)};
        case 5:
            return {"line(\"line " + std::to_string(line) + ";\").steps", steps_of(is_line)};
        case 6:
            return {"sum(launches.lines[steps > " + std::to_string(bound) + "].steps)", steps_of(is_above)};
        default:
            return {"max(launches.lines.data.most)", largest()};
        }
    }

    static long double sum_of(const std::vector<PlainRun::Launch>& launches,
                              std::int64_t PlainRun::Launch::*figure) {
        long double sum = 0;
        for (const PlainRun::Launch& launch : launches) {
            sum += static_cast<long double>(launch.*figure);
        }
        return sum;
    }

    template <class Is>
    [[nodiscard]] long double steps_of(Is is) const {
        long double sum = 0;
        for (const PlainRun::Launch& launch : run_.launches) {
            for (const PlainRun::Line& line : launch.lines) {
                sum += is(line) ? static_cast<long double>(line.steps) : 0;
            }
        }
        return sum;
    }

    [[nodiscard]] long double largest() const {
        std::int64_t largest = 0;
        for (const PlainRun::Launch& launch : run_.launches) {
            for (const PlainRun::Line& line : launch.lines) {
                largest = std::max(largest, line.most);
            }
        }
        return static_cast<long double>(largest);
    }

    bool one_in(std::size_t of) { return below(of) == 0; }
    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_);
    }
    std::string blanks() {
        static const std::vector<std::string> some = {"", "", " ", " ", "  ", "\n", "\t "};
        return some[below(some.size())];
    }

    const PlainRun& run_;
    std::mt19937& random_;
};

} // namespace

ordered_json PlainRun::report() const {
    ordered_json all = ordered_json::array();
    for (const Launch& launch : launches) {
        ordered_json list = ordered_json::array();
        for (const Line& line : launch.lines) {
            list.push_back({{"file", "k.cl"},
                            {"line", line.line},
                            {"text", "this is line " + std::to_string(line.line) + ";"},
                            {"steps", line.steps},
                            {"data", {{"most", line.most}}}});
        }
        all.push_back(
            {{"items", launch.items}, {"totals", {{"idle", launch.idle}}}, {"lines", std::move(list)}});
    }
    return {{"launches", std::move(all)}};
}

PlainRun random_run(std::mt19937& random) {
    const auto below = [&](int end) { return std::uniform_int_distribution<int>(0, end - 1)(random); };
    PlainRun run;
    run.launches.resize(1 + static_cast<std::size_t>(below(3)));
    for (PlainRun::Launch& launch : run.launches) {
        launch.items = below(5000);
        launch.idle = below(2);
        for (int line = 1, end = 2 + below(4); line < end; ++line) {
            launch.lines.push_back({line, below(20), below(1000)});
        }
    }
    return run;
}

RandomExpression random_condition(const PlainRun& run, std::mt19937& random) {
    return ExpressionWriter(run, random).condition(3);
}

RandomExpression random_sum(const PlainRun& run, std::mt19937& random) {
    return ExpressionWriter(run, random).sum(3);
}

} // namespace lockstep
