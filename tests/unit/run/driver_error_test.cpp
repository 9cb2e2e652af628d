#include "core/run/driver/device.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

const DeviceInfo card{.name = "card"};

Error error_of(cl_int code) {
    return driver_error(cl::Error(code, "clFinish"), card);
}

TEST(DriverError, OnlyMemoryThatIsLackingIsCalledSo) {
    EXPECT_EQ(error_of(CL_MEM_OBJECT_ALLOCATION_FAILURE).code, ErrorCode::out_of_device_memory);
    EXPECT_EQ(error_of(CL_MEM_OBJECT_ALLOCATION_FAILURE).arguments, (std::vector<std::string>{"", "card"}));
    EXPECT_EQ(error_of(CL_OUT_OF_HOST_MEMORY).code, ErrorCode::out_of_memory) << "this computer's";
    const Error resources = error_of(CL_OUT_OF_RESOURCES); // drivers also return it for a faulty kernel
    EXPECT_EQ(resources.code, ErrorCode::out_of_resources);
    EXPECT_EQ(resources.arguments, (std::vector<std::string>{"clFinish", "card"}));
}

TEST(DriverError, NamesTheCallAndTheError) {
    EXPECT_EQ(error_of(CL_INVALID_BUFFER_SIZE).arguments,
              (std::vector<std::string>{"clFinish", "CL_INVALID_BUFFER_SIZE", "card"}));
    EXPECT_EQ(error_of(-4711).arguments[1], "OpenCL error -4711");
    for (cl_int code = -1; code >= CL_INVALID_LINKER_OPTIONS; --code) {
        const bool is_reserved = code < CL_KERNEL_ARG_INFO_NOT_AVAILABLE && code > CL_INVALID_VALUE;
        const Error error = error_of(code);
        if (!is_reserved && error.code == ErrorCode::driver_failed) {
            EXPECT_TRUE(error.arguments[1].starts_with("CL_")) << code;
        }
    }
}

TEST(DriverError, OfABuildIsTheTextsFaultOnlyWhereTheDriverSaysSo) {
    const cl::BuildLogType log{{cl::Device(), "line 3: no"}};
    const Error text = driver_error(cl::BuildError(CL_BUILD_PROGRAM_FAILURE, "clBuildProgram", log), card);
    EXPECT_EQ(text.code, ErrorCode::driver_build_failed);
    EXPECT_EQ(text.detail, "line 3: no");
    EXPECT_EQ(driver_error(cl::BuildError(CL_INVALID_BUILD_OPTIONS, "clBuildProgram", log), card).code,
              ErrorCode::driver_build_failed);
    EXPECT_EQ(driver_error(cl::BuildError(CL_OUT_OF_HOST_MEMORY, "clBuildProgram", log), card).code,
              ErrorCode::out_of_memory);
    EXPECT_EQ(driver_error(cl::BuildError(CL_COMPILER_NOT_AVAILABLE, "clBuildProgram", log), card).code,
              ErrorCode::driver_failed);
}

} // namespace
} // namespace lockstep
