#include "core/base/guarded.h"

#include <gtest/gtest.h>
#include <new>
#include <stdexcept>

namespace lockstep {
namespace {

template <class Exception>
Error error_of(const Exception& exception) {
    const Result<int> result = guarded([&]() -> Result<int> { throw exception; });
    return result.ok() ? Error{} : result.error();
}

TEST(Guarded, WhatIsReturnedPasses) {
    EXPECT_EQ(guarded([] { return Result<int>(3); }).value(), 3);
    EXPECT_EQ(guarded([] { return Result<int>(Error{.code = ErrorCode::no_device}); }).error().code,
              ErrorCode::no_device);
    EXPECT_TRUE(guarded([] { return Status(); }).ok());
}

TEST(Guarded, ExceptionsBecomeErrorsOfTheirKind) {
    EXPECT_EQ(error_of(std::bad_alloc()).code, ErrorCode::out_of_memory);
    EXPECT_EQ(error_of(std::out_of_range("map::at")).code, ErrorCode::internal_error);
    EXPECT_EQ(error_of(std::out_of_range("map::at")).arguments, std::vector<std::string>{"map::at"});
    EXPECT_EQ(error_of(7).code, ErrorCode::internal_error);
}

} // namespace
} // namespace lockstep
