#pragma once

#include "core/advice/advice_input.h"

#include <vector>

namespace lockstep {

/// A kind of advice in reports: its name, and those of Advice::numbers and Advice::names.
struct AdviceForm {
    AdviceKind kind{};
    const char* name = ""; ///< "bank-padding"
    std::vector<const char*> numbers;
    std::vector<const char*> names = {};
};

/// What one file pair of this folder can say.
struct AdviceRow {
    void (*advise)(const AdviceInput&, AdviceList&) = nullptr;
    std::vector<AdviceForm> forms;
};

/// All advice; where two would save alike, the one of the earlier row comes first.
[[nodiscard]] const std::vector<AdviceRow>& advice_rows();

/// The kind's form; every kind has one.
[[nodiscard]] const AdviceForm& form_of(AdviceKind kind);

} // namespace lockstep
