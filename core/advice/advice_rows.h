#pragma once

#include "core/advice/advice_input.h"

#include <vector>

namespace lockstep {

/// A kind of advice in reports: its name, and the names of Advice::numbers and Advice::names.
struct AdviceForm {
    AdviceKind kind{};
    const char* name = ""; ///< "bank-padding"
    std::vector<const char*> numbers;
    std::vector<const char*> names = {};
};

/// The advice of one file pair of this folder.
struct AdviceRow {
    void (*advise)(const AdviceInput&, AdviceList&) = nullptr;
    std::vector<AdviceForm> forms;
};

/// All kinds of advice. If two advices save the same, the one of the earlier row comes first.
[[nodiscard]] const std::vector<AdviceRow>& advice_rows();

/// The form of a kind; every kind has one.
[[nodiscard]] const AdviceForm& form_of(AdviceKind kind);

} // namespace lockstep
