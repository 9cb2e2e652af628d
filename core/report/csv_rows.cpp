#include "core/report/csv_rows.h"

#include "core/report/csv.h"

#include <cstddef>
#include <span>

namespace lockstep {
namespace {

constexpr std::size_t bytes_of_rows = std::size_t{1} << 20;

} // namespace

void CsvRows::begin_cell() {
    if (has_cells_) {
        buffer_ += ',';
    }
    has_cells_ = true;
}

void CsvRows::add(std::string_view text) {
    add_plain(csv_cell(without_formula(text)));
}

void CsvRows::add_plain(std::string_view cell) {
    begin_cell();
    buffer_ += cell;
}

Status CsvRows::end_row() {
    buffer_ += '\n';
    has_cells_ = false;
    return buffer_.size() < bytes_of_rows ? Status() : flush();
}

Status CsvRows::flush() {
    Status written = sink_.write(std::as_bytes(std::span(buffer_)));
    buffer_.clear();
    return written;
}

} // namespace lockstep
