#pragma once

#include "core/base/byte_sink.h"
#include "core/base/result.h"

#include <concepts>
#include <string>
#include <string_view>

namespace lockstep {

/// Writes rows of CSV (RFC 4180, but lines end with LF) to a sink, in large pieces. Texts are written so that
/// no spreadsheet interprets them as formulas.
class CsvRows {
public:
    explicit CsvRows(ByteSink& sink) : sink_(sink) {}

    void add(std::string_view text);
    template <std::integral Number>
    void add(Number number) {
        begin_cell();
        buffer_ += std::to_string(number);
    }
    /// Adds a cell that needs no quotes and is not a formula, for example because it is already a CSV cell.
    void add_plain(std::string_view cell);
    void add_empty() { begin_cell(); }
    /// Ends the row. Errors: cannot_write_file.
    Status end_row();
    /// Writes what is not written yet. Errors: cannot_write_file.
    Status flush();

private:
    void begin_cell();

    ByteSink& sink_;
    std::string buffer_;
    bool has_cells_ = false; ///< whether the row has a cell
};

} // namespace lockstep
