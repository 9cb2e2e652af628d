#include "app/common/wrap.h"

#include "app/common/table.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

namespace lockstep {

std::string wrapped(const std::string& text, const std::string& indent, std::size_t width) {
    std::string result;
    std::size_t column = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        const std::size_t length = columns_of(word);
        const bool breaks = column != 0 && column + 1 + length > width;
        result += column == 0 ? indent : breaks ? "\n" + indent : " ";
        column = breaks || column == 0 ? length : column + 1 + length;
        result += word;
        begin = end + 1;
    }
    return result + "\n";
}

std::size_t terminal_columns() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        return size.ws_col;
    }
    const char* const told = std::getenv("COLUMNS");
    const auto columns = whole_number(told == nullptr ? "" : told);
    return columns && *columns > 0 ? static_cast<std::size_t>(*columns) : 0;
}

} // namespace lockstep
