#pragma once

#include "core/advice/advice_input.h"

#include <vector>

namespace lockstep {

/// Describes how a kind of suggestion appears in reports: its name, and the keys for the values in
/// Advice::numbers and Advice::names.
struct AdviceForm {
    AdviceKind kind{};
    const char* name = ""; ///< name in reports: "bank-padding"
    std::vector<const char*> numbers;
    std::vector<const char*> names = {};
};

/// A rule (implemented in one file pair of this folder), and the kinds of suggestions that it makes.
struct AdviceRow {
    void (*advise)(const AdviceInput&, AdviceList&) = nullptr;
    std::vector<AdviceForm> forms;
};

/// Returns all rules with their kinds of suggestions. If two suggestions save the same amount, the one whose
/// rule comes first in this list is shown first.
[[nodiscard]] const std::vector<AdviceRow>& advice_rows();

/// Returns how a kind of suggestion appears in reports. Every kind has a form.
[[nodiscard]] const AdviceForm& form_of(AdviceKind kind);

} // namespace lockstep
