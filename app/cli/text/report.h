#pragma once

#include "app/words/phrase.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// The Qt translation context of the texts that reports consist of.
inline constexpr const char* report_context = "Report";

/// Returns a text of a report.
[[nodiscard]] std::string report_text(const Reader& reader, const char* sentence,
                                      std::vector<Phrase> arguments = {});

/// Returns a label or a head of a table.
[[nodiscard]] Phrase report_phrase(const char* sentence, std::vector<Phrase> arguments = {});

/// Returns a phrase for a time, or for a share of 1.
[[nodiscard]] Phrase time_phrase(std::uint64_t nanoseconds);
[[nodiscard]] Phrase share_phrase(double share);

/// Joins clauses with commas.
[[nodiscard]] std::string listed(const Reader& reader, const std::vector<Phrase>& clauses);

/// Converts the cells of a row of a table to text.
[[nodiscard]] std::vector<std::string> cells_of(const Reader& reader, const std::vector<Phrase>& cells);

} // namespace lockstep
