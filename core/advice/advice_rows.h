#pragma once

#include "core/advice/advice_input.h"

#include <vector>

namespace lockstep {

/// How a kind of advice appears in reports: its name, and the keys of Advice::numbers and Advice::names.
struct AdviceForm {
    AdviceKind kind{};
    const char* name = ""; ///< "bank-padding"
    std::vector<const char*> numbers;
    std::vector<const char*> names = {};
};

/// The kinds of advice that one rule implements (one file pair in this folder).
struct AdviceRow {
    void (*advise)(const AdviceInput&, AdviceList&) = nullptr;
    std::vector<AdviceForm> forms;
};

/// All advice rules with their kinds. If two advices save the same amount, the one of the earlier row comes
/// first.
[[nodiscard]] const std::vector<AdviceRow>& advice_rows();

/// Returns the report form of a kind of advice. Every kind has one.
[[nodiscard]] const AdviceForm& form_of(AdviceKind kind);

} // namespace lockstep
