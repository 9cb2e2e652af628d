#include "core/report/figure/find_figures.h"

#include "core/base/nearest.h"
#include "core/report/figure/flaw.h"
#include "core/report/figure/similar_names.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

/// Follows a path into a report step by step. After the first error, every step returns no parts.
class FigureSearch {
public:
    FigureSearch(std::string_view expression, const FigurePath& path, const ordered_json& report,
                 std::size_t& work_left)
        : expression_(expression),
          path_(path),
          offset_(path.offset),
          report_(report),
          work_left_(work_left) {}

    Result<ReportParts> find() {
        ReportParts parts = {&report_};
        if (!std::holds_alternative<std::monostate>(path_.line)) {
            parts = find_line(path_.line);
        }
        for (const FigureStep& step : path_.steps) {
            parts = after(parts, step);
        }
        return error_ ? Result<ReportParts>(*error_) : std::move(parts);
    }

private:
    /// Returns the records of the only source line that matches, one per launch.
    ReportParts find_line(const FigureValue& line) {
        const bool by_words = std::holds_alternative<std::string>(line);
        const FigureFilter filter{.keys = {by_words ? "text" : "line"},
                                  .relation = by_words ? Relation::about : Relation::equal,
                                  .value = line};
        ReportParts parts = {&report_};
        parts = after(parts, {.key = "launches", .filters = {}, .offset = offset_, .end = offset_});
        parts = after(parts, {.key = "lines", .filters = {filter}, .offset = offset_, .end = offset_});
        std::set<std::string> places;
        for (const ordered_json* part : parts) {
            places.insert(field(*part, "file") + ":" + field(*part, "line"));
        }
        if (places.size() != 1) {
            fail(offset_, places.empty() ? figure_flaw::no_line : figure_flaw::several_lines,
                 value_text(line), joined({places.begin(), places.end()}));
        }
        return parts;
    }

    [[nodiscard]] static std::string field(const ordered_json& group, const char* key) {
        const auto found = group.find(key);
        return found == group.end() ? "" : value_text(value_in(*found).value_or(FigureValue()));
    }

    ReportParts after(const ReportParts& parts, const FigureStep& step) {
        ReportParts found;
        for (const ordered_json* part : elements_of(parts)) {
            if (const ordered_json* child = child_of(*part, step.key, step)) {
                found.push_back(child);
            }
        }
        reached_ = step.end;
        for (const FigureFilter& filter : step.filters) {
            found = passing(found, filter, step);
        }
        return error_ ? ReportParts() : found;
    }

    ReportParts passing(const ReportParts& lists, const FigureFilter& filter, const FigureStep& step) {
        ReportParts found;
        for (const ordered_json* list : lists) {
            if (!list->is_array()) {
                fail(step.offset, figure_flaw::no_list, reached_text());
                continue;
            }
            if (!filter.keys.empty()) {
                std::ranges::copy_if(elements_of({list}), std::back_inserter(found),
                                     [&](const ordered_json* one) { return passes(*one, filter, step); });
                continue;
            }
            const auto index = static_cast<std::size_t>(*value_number(filter.value));
            if (index < list->size()) {
                found.push_back(&(*list)[index]);
            } else {
                fail(step.offset, figure_flaw::no_element, reached_text(), std::to_string(list->size()));
            }
        }
        return found;
    }

    bool passes(const ordered_json& element, const FigureFilter& filter, const FigureStep& step) {
        const ordered_json* part = &element;
        for (const std::string& key : filter.keys) {
            part = part == nullptr || part->is_null() ? nullptr : child_of(*part, key, step);
        }
        if (part == nullptr || part->is_null()) {
            return false;
        }
        const auto value = value_in(*part);
        const auto passes = value ? compare_values(*value, filter.relation, filter.value) : std::nullopt;
        if (!passes) {
            fail(step.offset, figure_flaw::not_comparable, value ? value_text(*value) : part->type_name(),
                 value_text(filter.value));
        }
        return passes == true;
    }

    /// Returns the child with this key; null after an error.
    const ordered_json* child_of(const ordered_json& part, const std::string& key, const FigureStep& step) {
        if (error_) {
            return nullptr;
        }
        if (work_left_-- == 0) {
            work_left_ = 0;
            fail(offset_, figure_flaw::too_much_work);
            return nullptr;
        }
        if (part.is_object()) {
            if (const auto child = part.find(key); child != part.end()) {
                return &*child;
            }
            fail_unknown(part, key, step);
        } else {
            fail(step.offset, part.is_null() ? figure_flaw::no_value : figure_flaw::no_parts, reached_text());
        }
        return nullptr;
    }

    void fail_unknown(const ordered_json& part, const std::string& key, const FigureStep& step) {
        const std::string before = reached_text();
        const std::string similar = similar_figures(key, before, part, report_);
        const std::string wanted = before.empty() ? key : before + "." + key;
        fail(step.offset, similar.empty() ? figure_flaw::unknown_key : figure_flaw::unknown_figure, wanted,
             similar.empty() ? names_in(part) : similar);
    }

    /// Returns the text of the path up to the last step that was found.
    [[nodiscard]] std::string reached_text() const {
        return std::string(expression_.substr(offset_, std::max(reached_, offset_) - offset_));
    }

    void fail(std::size_t offset, std::string_view flaw, std::string first = "", std::string second = "") {
        if (!error_) {
            error_ = bad_expression(expression_, offset, flaw, std::move(first), std::move(second));
        }
    }

    std::string_view expression_;
    const FigurePath& path_;
    std::size_t offset_;
    const ordered_json& report_;
    std::size_t& work_left_;
    std::size_t reached_ = 0; ///< position in the expression after the last step that was found
    std::optional<Error> error_;
};

} // namespace

Result<ReportParts> find_figures(std::string_view expression, const FigurePath& path,
                                 const ordered_json& report, std::size_t& work_left) {
    return FigureSearch(expression, path, report, work_left).find();
}

ReportParts elements_of(const ReportParts& parts) {
    ReportParts elements;
    for (const ordered_json* part : parts) {
        if (!part->is_array()) {
            elements.push_back(part);
            continue;
        }
        for (const ordered_json& element : *part) {
            elements.push_back(&element);
        }
    }
    return elements;
}

std::optional<FigureValue> value_in(const ordered_json& part) {
    if (part.is_null()) {
        return FigureValue();
    }
    if (part.is_boolean()) {
        return part.get<bool>();
    }
    if (part.is_string()) {
        return part.get<std::string>();
    }
    if (part.is_number_float()) {
        const auto number = part.get<double>();
        return std::isfinite(number) ? FigureValue(FigureNumber(number)) : FigureValue();
    }
    if (part.is_number_unsigned()) {
        return FigureNumber(part.get<std::uint64_t>());
    }
    return part.is_number() ? std::optional<FigureValue>(FigureNumber(part.get<std::int64_t>()))
                            : std::nullopt;
}

} // namespace lockstep
