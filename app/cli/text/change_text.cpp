#include "app/cli/text/change_text.h"

#include "app/cli/text/report.h"
#include "app/common/table.h"
#include "app/words/translatable.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

/// Prints a line per change: "   36 -     float tile[32][32];".
std::string diff_text(const std::vector<ChangedLine>& lines, const Reader& reader) {
    if (lines.empty()) {
        return report_text(reader, QT_TRANSLATE_NOOP("Report", "The source does not change.")) + "\n";
    }
    std::string text = report_text(reader, QT_TRANSLATE_NOOP("Report", "Changed lines:")) + "\n";
    for (const ChangedLine& line : lines) {
        const std::string number = id_text(static_cast<std::uint64_t>(line.number));
        text += std::string(number.size() < 5 ? 5 - number.size() : 0, ' ') + number +
                (line.is_added ? " + " : " - ") + line.text + "\n";
    }
    return text;
}

std::string files_text(const AppliedChange& applied, const Reader& reader) {
    const auto sentence = [&reader](const char* words, std::vector<Phrase> values) {
        return wrapped(report_text(reader, words, std::move(values)));
    };
    std::string text =
        sentence(QT_TRANSLATE_NOOP("Report", "The changed kernel is in %1, and its launch is in %2."),
                 {applied.file, applied.launch_file});
    if (const auto& local = applied.changed.local_size) {
        text +=
            sentence(QT_TRANSLATE_NOOP("Report", "The host sets the size of argument %1. In this launch, it "
                                                 "is %2. Change the host program in the same way."),
                     {id_text(std::uint64_t{local->first} + 1),
                      Phrase(static_cast<double>(local->second), byte_count)});
    }
    if (!applied.changed.other_kernels.empty()) {
        std::vector<Phrase> kernels(applied.changed.other_kernels.begin(),
                                    applied.changed.other_kernels.end());
        text += sentence(
            QT_TRANSLATE_NOOP("Report", "Other kernels call a changed function and no longer work: %1."),
            {listed(reader, kernels)});
    }
    return text;
}

Phrase result_before(const ChangeComparison& comparison) {
    return report_phrase(!comparison.was_correct   ? QT_TRANSLATE_NOOP("Report", "not checked")
                         : *comparison.was_correct ? QT_TRANSLATE_NOOP("Report", "correct")
                                                   : QT_TRANSLATE_NOOP("Report", "WRONG"));
}

Phrase result_after(ChangedResult result) {
    switch (result) {
    case ChangedResult::correct:
        return report_phrase(QT_TRANSLATE_NOOP("Report", "correct"));
    case ChangedResult::wrong:
        return report_phrase(QT_TRANSLATE_NOOP("Report", "WRONG"));
    case ChangedResult::same:
        return report_phrase(QT_TRANSLATE_NOOP("Report", "as before"));
    case ChangedResult::different:
        return report_phrase(QT_TRANSLATE_NOOP("Report", "DIFFERENT"));
    case ChangedResult::not_checked:
        break;
    }
    return report_phrase(QT_TRANSLATE_NOOP("Report", "not checked"));
}

Phrase cycles_phrase(const ChangeFigures& figures) {
    return figures.cycles ? Phrase(*figures.cycles) : Phrase("-");
}

Phrase bytes_phrase(const ChangeFigures& figures) {
    return {static_cast<double>(figures.local_bytes), byte_count};
}

std::string comparison_text(const ChangeComparison& comparison, const Reader& reader) {
    const ChangeFigures& before = comparison.before;
    const ChangeFigures& after = comparison.after;
    Table table{.alignment = "lrr"};
    const auto add = [&](const char* label, const Phrase& was, const Phrase& is) {
        table.rows.push_back(cells_of(reader, {report_phrase(label), was, is}));
    };
    table.rows.push_back(cells_of(reader, {Phrase(""), report_phrase(QT_TRANSLATE_NOOP("Report", "before")),
                                           report_phrase(QT_TRANSLATE_NOOP("Report", "after"))}));
    table.rules.push_back(0);
    add(QT_TRANSLATE_NOOP("Report", "result"), result_before(comparison), result_after(comparison.result));
    if (before.errors != 0 || after.errors != 0) {
        add(QT_TRANSLATE_NOOP("Report", "errors"), before.errors, after.errors);
    }
    add(QT_TRANSLATE_NOOP("Report", "conflicts"), before.conflicts, after.conflicts);
    add(QT_TRANSLATE_NOOP("Report", "passes"), before.passes, after.passes);
    add(QT_TRANSLATE_NOOP("Report", "modelled cycles"), cycles_phrase(before), cycles_phrase(after));
    add(QT_TRANSLATE_NOOP("Report", "local memory per group"), bytes_phrase(before), bytes_phrase(after));
    return to_text(table);
}

ordered_json figures_json(const ChangeFigures& figures) {
    return {{"errors", figures.errors},
            {"conflicts", figures.conflicts},
            {"passes", figures.passes},
            {"cycles", figures.cycles ? ordered_json(*figures.cycles) : ordered_json()},
            {"local_bytes", figures.local_bytes}};
}

ordered_json comparison_json(const ChangeComparison& comparison) {
    ordered_json before = figures_json(comparison.before);
    before["correct"] = comparison.was_correct ? ordered_json(*comparison.was_correct) : ordered_json();
    ordered_json after = figures_json(comparison.after);
    after["result"] = name_of(comparison.result);
    return {{"before", std::move(before)}, {"after", std::move(after)}};
}

} // namespace

std::string change_text(const AppliedChange& applied, const Reader& reader) {
    std::string text = diff_text(applied.lines, reader) + "\n" + files_text(applied, reader);
    return applied.comparison ? text + "\n" + comparison_text(*applied.comparison, reader) : text;
}

ordered_json change_json(const AppliedChange& applied) {
    ordered_json diff = ordered_json::array();
    for (const ChangedLine& line : applied.lines) {
        diff.push_back(
            {{"line", line.number}, {"change", line.is_added ? "added" : "removed"}, {"text", line.text}});
    }
    const auto& local = applied.changed.local_size;
    return {{"file", applied.file},
            {"launch_file", applied.launch_file},
            {"diff", std::move(diff)},
            {"host_size",
             local ? ordered_json{{"argument", local->first}, {"bytes", local->second}} : ordered_json()},
            {"other_kernels", applied.changed.other_kernels},
            {"comparison", applied.comparison ? comparison_json(*applied.comparison) : ordered_json()}};
}

} // namespace lockstep
