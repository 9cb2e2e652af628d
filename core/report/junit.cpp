#include "core/report/junit.h"

#include "core/report/xml_text.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace lockstep {
namespace {

using Outcome = JUnitCase::Outcome;

std::string attribute(const char* name, const std::string& value) {
    return std::string(" ") + name + "=\"" + xml_text(value) + "\"";
}

std::string count_attribute(const char* name, const JUnitSuite& suite, Outcome outcome) {
    return attribute(name, std::to_string(std::ranges::count(suite.cases, outcome, &JUnitCase::outcome)));
}

std::string outcome_text(const JUnitCase& check) {
    if (check.outcome == Outcome::passed) {
        const std::string out = check.message + (check.detail.empty() ? "" : "\n" + check.detail);
        return out.empty() ? "" : "      <system-out>" + xml_text(out) + "</system-out>\n";
    }
    const char* const element = check.outcome == Outcome::failed    ? "failure"
                                : check.outcome == Outcome::skipped ? "skipped"
                                                                    : "error";
    return std::string("      <") + element + attribute("message", check.message) + ">" +
           xml_text(check.detail) + "</" + element + ">\n";
}

std::string suite_text(const JUnitSuite& suite) {
    std::array<char, 32> seconds{};
    std::snprintf(seconds.data(), seconds.size(), "%.3f", suite.seconds);
    std::string text = "  <testsuite" + attribute("name", suite.name) +
                       attribute("tests", std::to_string(suite.cases.size())) +
                       count_attribute("failures", suite, Outcome::failed) +
                       count_attribute("errors", suite, Outcome::broken) +
                       count_attribute("skipped", suite, Outcome::skipped) +
                       attribute("time", seconds.data()) + ">\n";
    for (const JUnitCase& check : suite.cases) {
        text += "    <testcase" + attribute("classname", suite.name) + attribute("name", check.name);
        const std::string outcome = outcome_text(check);
        text += outcome.empty() ? "/>\n" : ">\n" + outcome + "    </testcase>\n";
    }
    if (!suite.note.empty()) {
        text += "    <system-out>" + xml_text(suite.note) + "</system-out>\n";
    }
    return text + "  </testsuite>\n";
}

} // namespace

std::string junit_text(const std::vector<JUnitSuite>& suites) {
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
    for (const JUnitSuite& suite : suites) {
        text += suite_text(suite);
    }
    return text + "</testsuites>\n";
}

} // namespace lockstep
