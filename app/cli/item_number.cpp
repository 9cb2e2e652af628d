#include "app/cli/item_number.h"

#include "app/words/errors/allowed_words.h"

namespace lockstep {

Result<std::uint64_t> number_up_to(const Arguments& arguments, const std::string& option, std::uint64_t least,
                                   std::uint64_t most) {
    const std::uint64_t value = arguments.number(option).value_or(least);
    if (value > most) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {option, arguments.value(option), allowed_numbers(least, most, "")}};
    }
    return value;
}

} // namespace lockstep
