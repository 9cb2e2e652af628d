#include "app/words/errors/error_words.h"
#include "app/words/errors/flaw_sentence.h"
#include "app/words/translatable.h"
#include "core/report/figure/flaw.h"

namespace lockstep {
namespace {

constexpr FlawSentence rows[] = {
    {figure_flaw::empty,
     QT_TRANSLATE_NOOP("Errors",
                       "The expression is empty. Write the name of a metric, for example totals.barriers.")},
    {figure_flaw::too_long,
     QT_TRANSLATE_NOOP("Errors", "The expression is longer than the limit of %2 bytes. Split it.")},
    {figure_flaw::too_deep,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The parentheses are nested deeper than the limit of %2 levels. Simplify the expression.")},
    {figure_flaw::strange_character,
     QT_TRANSLATE_NOOP(
         "Errors",
         "\"%2\" cannot be used here. Combine metrics with + - * / and parentheses. Compare them with = != < "
         "<= > >= or ~. Join comparisons with and, or, not. Put strings in double quotes.")},
    {figure_flaw::open_text,
     QT_TRANSLATE_NOOP("Errors",
                       "The string that starts here is not closed. Add a double quote at its end.")},
    {figure_flaw::bad_escape,
     QT_TRANSLATE_NOOP("Errors", "Unknown escape sequence \\%2. In a string, write \\\" for a double quote "
                                 "and \\\\ for a backslash.")},
    {figure_flaw::bad_number,
     QT_TRANSLATE_NOOP("Errors", "The number %2 is out of range. Use a different number.")},
    {figure_flaw::bad_index,
     QT_TRANSLATE_NOOP("Errors", "%2 is not a valid index or line number. Write a whole number. Indexes "
                                 "start at 0, line numbers at 1.")},
    {figure_flaw::unexpected,
     QT_TRANSLATE_NOOP("Errors", "Unexpected \"%2\". Check the expression before this point.")},
    {figure_flaw::ends_early,
     QT_TRANSLATE_NOOP("Errors", "The expression is incomplete. Add a metric or a number at its end.")},
    {figure_flaw::missing, QT_TRANSLATE_NOOP("Errors", "\"%2\" is missing here. Add it.")},
    {figure_flaw::no_name,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The name of a metric is missing here. Add it. Put a name with special characters in double quotes, "
         "and the index of a list element in square brackets, for example launches[0].")},
    {figure_flaw::no_words,
     QT_TRANSLATE_NOOP(
         "Errors",
         "line(...) needs text from a source line, or its line number. Write line(\"text\") or line(12).")},
    {figure_flaw::no_tolerance,
     QT_TRANSLATE_NOOP(
         "Errors",
         "To compare numbers, ~ needs a tolerance, for example ~ 0.5 within 0.01. Add a tolerance.")},
    {figure_flaw::two_comparisons,
     QT_TRANSLATE_NOOP(
         "Errors", "Comparisons cannot be chained. Join them with \"and\", for example a < b and b < c.")},
    {figure_flaw::unknown_function,
     QT_TRANSLATE_NOOP("Errors", "There is no function \"%2\". Known functions: %3.")},
    {figure_flaw::no_condition,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 is neither true nor false. Compare it with a value, for example %2 = 0.")},
    {figure_flaw::unknown_figure,
     QT_TRANSLATE_NOOP("Errors", "This run has no metric %2. Similar names: %3.")},
    {figure_flaw::unknown_key,
     QT_TRANSLATE_NOOP("Errors", "This run has no metric %2. Available names: %3.")},
    {figure_flaw::no_parts,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 is a single value, so no name can follow it. Remove the name that follows.")},
    {figure_flaw::no_value,
     QT_TRANSLATE_NOOP("Errors", "%2 has no value in this run. Remove it, or change the run.")},
    {figure_flaw::no_list,
     QT_TRANSLATE_NOOP(
         "Errors", "%2 is not a list, so it has no elements to choose from. Remove the square brackets.")},
    {figure_flaw::no_element,
     QT_TRANSLATE_NOOP("Errors", "This index is outside the list %2 (number of elements: %3; indexes start "
                                 "at 0). Choose an element of the list.")},
    {figure_flaw::no_match, QT_TRANSLATE_NOOP("Errors", "Nothing in this run matches %2. If a run without a "
                                                        "match is acceptable, use count(...) or sum(...).")},
    {figure_flaw::list,
     QT_TRANSLATE_NOOP("Errors", "%2 is a list (number of elements: %3). Choose an element, for example "
                                 "%2[0], or use sum, min, max or count.")},
    {figure_flaw::group,
     QT_TRANSLATE_NOOP("Errors", "%2 is a group of metrics. Append a dot and one of these names: %3.")},
    {figure_flaw::several_values,
     QT_TRANSLATE_NOOP(
         "Errors", "%2 has %3 values that cannot be added up. Choose one, for example with launches[0] or "
                   "lines[line=12], or use sum, min, max or count.")},
    {figure_flaw::no_line,
     QT_TRANSLATE_NOOP(
         "Errors",
         "\"%2\" matches no line of the kernel that has metrics. Check the text or the line number.")},
    {figure_flaw::several_lines,
     QT_TRANSLATE_NOOP(
         "Errors",
         "\"%2\" matches several lines: %3. Write more of the line's text, or use its line number.")},
    {figure_flaw::no_number,
     QT_TRANSLATE_NOOP(
         "Errors", "%2 is not a number, because its value is \"%3\". Use a metric whose value is a number.")},
    {figure_flaw::not_comparable,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" and \"%3\" cannot be compared, because only one of them is a "
                                 "number. Compare two numbers, or two strings in double quotes.")},
    {figure_flaw::division_by_zero,
     QT_TRANSLATE_NOOP(
         "Errors",
         "Division by zero: the divisor is 0 in this run. Test it first, for example: a > 0 and b / a < 2.")},
    {figure_flaw::too_large, QT_TRANSLATE_NOOP("Errors", "The result is too large. Use smaller numbers.")},
    {figure_flaw::too_much_work,
     QT_TRANSLATE_NOOP("Errors", "The expression reads too many metrics of this run. Use fewer metrics.")},
};

} // namespace

const char* expression_sentence(std::string_view flaw) {
    return sentence_of(rows, flaw);
}

} // namespace lockstep
