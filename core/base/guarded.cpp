#include "core/base/guarded.h"

#include <exception>
#include <new>

namespace lockstep {

Error error_being_handled() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {.code = ErrorCode::out_of_memory};
    } catch (const std::exception& exception) {
        return {.code = ErrorCode::internal_error, .arguments = {exception.what()}};
    } catch (...) {
        return {.code = ErrorCode::internal_error, .arguments = {"an exception of no known kind"}};
    }
}

} // namespace lockstep
