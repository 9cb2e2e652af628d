#include "app/words/error_words.h"
#include "app/words/translatable.h"
#include "core/report/figure/flaw.h"

#include <algorithm>

namespace lockstep {
namespace {

struct Row {
    std::string_view flaw;
    const char* sentence;
};

// The first argument is the flaw, %2 and %3 are its words.
constexpr Row rows[] = {
    {figure_flaw::empty,
     QT_TRANSLATE_NOOP("Errors", "The expression is empty. Write a figure, for example totals.barriers.")},
    {figure_flaw::too_long,
     QT_TRANSLATE_NOOP("Errors", "The expression has more than %2 bytes, which is the limit. Split it.")},
    {figure_flaw::too_deep,
     QT_TRANSLATE_NOOP("Errors",
                       "The expression has more than %2 levels of parentheses, which is the limit. Simplify "
                       "it.")},
    {figure_flaw::strange_character,
     QT_TRANSLATE_NOOP(
         "Errors", "\"%2\" cannot be used here. Combine figures with + - * / and parentheses. Compare them "
                   "with = != < <= > >= or ~. Join comparisons with and, or, not. Put texts in double "
                   "quotes.")},
    {figure_flaw::open_text,
     QT_TRANSLATE_NOOP("Errors", "The text that begins here has no end. Close it with a double quote.")},
    {figure_flaw::bad_escape,
     QT_TRANSLATE_NOOP("Errors",
                       "A backslash cannot be before \"%2\". In a text, write \\\" for a double quote "
                       "and \\\\ for a backslash.")},
    {figure_flaw::bad_number,
     QT_TRANSLATE_NOOP("Errors", "The number %2 is too large or too small. Write another one.")},
    {figure_flaw::bad_index,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 is not a valid position. Write a whole number; the first element is 0, the "
                       "first line is 1.")},
    {figure_flaw::unexpected,
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is not expected here. Check what is before it.")},
    {figure_flaw::ends_early,
     QT_TRANSLATE_NOOP("Errors", "The expression ends too early. Add a figure or a number.")},
    {figure_flaw::missing, QT_TRANSLATE_NOOP("Errors", "\"%2\" is missing here. Add it.")},
    {figure_flaw::no_name,
     QT_TRANSLATE_NOOP("Errors", "The name of a figure is missing here. Add it. A name that is no plain word "
                                 "needs double quotes; an element of a list needs brackets: launches[0].")},
    {figure_flaw::no_words,
     QT_TRANSLATE_NOOP("Errors", "line(...) needs words of one line of the source, or its number. Write "
                                 "line(\"words\") or line(12).")},
    {figure_flaw::no_tolerance,
     QT_TRANSLATE_NOOP("Errors",
                       "~ between numbers needs a tolerance. Write, for example, ~ 0.5 within 0.01.")},
    {figure_flaw::two_comparisons,
     QT_TRANSLATE_NOOP("Errors",
                       "Comparisons cannot follow each other directly. Join two of them: a < b and b < "
                       "c.")},
    {figure_flaw::unknown_function,
     QT_TRANSLATE_NOOP("Errors", "There is no function \"%2\". Known functions: %3.")},
    {figure_flaw::no_condition,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 is neither true nor false. Compare it with a value, for example %2 = 0.")},
    {figure_flaw::unknown_figure,
     QT_TRANSLATE_NOOP("Errors", "There is no figure %2 in this run. Similar names: %3.")},
    {figure_flaw::unknown_key,
     QT_TRANSLATE_NOOP("Errors", "There is no figure %2 in this run. Known names here: %3.")},
    {figure_flaw::no_parts,
     QT_TRANSLATE_NOOP("Errors", "%2 is a single value, so no name can follow it. Remove the rest.")},
    {figure_flaw::no_value,
     QT_TRANSLATE_NOOP("Errors", "%2 has no value in this run. Leave it out, or change the run.")},
    {figure_flaw::no_list,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 is not a list, so it has no elements to choose from. Remove the brackets.")},
    {figure_flaw::no_element,
     QT_TRANSLATE_NOOP("Errors",
                       "The list %2 has no such element. It has elements from 0 on, in all %3. Choose one of "
                       "them.")},
    {figure_flaw::no_match,
     QT_TRANSLATE_NOOP("Errors", "Nothing in this run matches %2. If that may be so, use count(...) or "
                                 "sum(...).")},
    {figure_flaw::list,
     QT_TRANSLATE_NOOP("Errors",
                       "%2 is a list (elements: %3). Choose an element, for example %2[0], or use sum, "
                       "min, max or count.")},
    {figure_flaw::group,
     QT_TRANSLATE_NOOP("Errors", "%2 is a group of figures. Add one of these names after a dot: %3.")},
    {figure_flaw::several_values,
     QT_TRANSLATE_NOOP(
         "Errors", "%2 has %3 values that cannot be added up. Choose one, for example with launches[0] or "
                   "lines[line=12], or use sum, min, max or count.")},
    {figure_flaw::no_line,
     QT_TRANSLATE_NOOP("Errors",
                       "\"%2\" matches no line of the kernel that was counted. Check the words or the "
                       "number.")},
    {figure_flaw::several_lines,
     QT_TRANSLATE_NOOP("Errors",
                       "\"%2\" matches several lines: %3. Write more words of the line, or its number.")},
    {figure_flaw::no_number,
     QT_TRANSLATE_NOOP("Errors", "%2 is \"%3\" here, which is no number. Use a figure that is one.")},
    {figure_flaw::not_comparable,
     QT_TRANSLATE_NOOP(
         "Errors",
         "\"%2\" and \"%3\" cannot be compared: only one of them is a number. Compare two numbers, or two "
         "texts in double quotes.")},
    {figure_flaw::division_by_zero,
     QT_TRANSLATE_NOOP("Errors", "The divisor is 0 in this run. Test it first: a > 0 and b / a < 2.")},
    {figure_flaw::too_large, QT_TRANSLATE_NOOP("Errors", "The result is too large. Use smaller numbers.")},
    {figure_flaw::too_much_work,
     QT_TRANSLATE_NOOP("Errors", "The expression reads too many figures of this run. Use fewer of them.")},
};

} // namespace

const char* expression_sentence(std::string_view flaw) {
    const auto* const row = std::ranges::find(rows, flaw, &Row::flaw);
    return row == std::end(rows) ? nullptr : row->sentence;
}

} // namespace lockstep
