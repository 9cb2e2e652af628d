// A buffer that crosses a multiple of 2^40 is moved before the launch, because events cannot represent its
// addresses.
#include "core/run/helper_kernels.h"
#include "core/site/record.h"
#include "tests/support/prepared_launch.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>
#include <memory>

namespace lockstep {
namespace {

/// Pretends that the first `count` buffers cross 2^40.
class SplitAddresses : public HelperKernels {
public:
    SplitAddresses(const Device& device, std::size_t count)
        : HelperKernels(device.context, device.device), left_(count) {}

    void write_address(const cl::CommandQueue& queue, const cl::Buffer& buffer, const cl::Buffer& table,
                       cl_uint word) override {
        ++asked_;
        if (left_ == 0) {
            return HelperKernels::write_address(queue, buffer, table, word);
        }
        --left_;
        const cl_ulong address = payload_mask + 1 - sizeof(cl_int);
        queue.enqueueWriteBuffer(table, CL_TRUE, word * sizeof(cl_ulong), sizeof(cl_ulong), &address);
    }

    /// Returns the number of addresses requested. Handles cannot be compared instead, because a moved buffer
    /// may get the handle of a freed one.
    [[nodiscard]] std::size_t asked() const { return asked_; }

private:
    std::size_t left_;
    std::size_t asked_ = 0;
};

TEST(SplitBuffers, AreMovedWithTheirInputs) {
    auto prepared = test::prepare_launch(
        test::launch_of("kernel void k(global const int* a, global int* o) { o[get_global_id(0)] += "
                        "a[get_global_id(0)]; }",
                        2, 2, {test::buffer_of(std::vector{5, 7}), test::buffer_of(std::vector{10, 20})}),
        false);
    const auto addresses = std::make_shared<SplitAddresses>(prepared.device, 2);
    prepared.device.helpers = addresses;
    const auto captured = prepared.capture();
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    EXPECT_EQ(addresses->asked(), 4U) << "two buffers, each in two places";
    EXPECT_FALSE(captured->has_faults);
    EXPECT_EQ(captured->events.size(), 6U);
    for (const ObjectInfo& object : captured->objects) {
        EXPECT_LE(object.base + object.size_bytes, payload_mask + 1);
    }
    ASSERT_EQ(captured->outputs.size(), 2U);
    EXPECT_EQ(captured->outputs[1].instrumented, bytes_of(std::vector<int>{15, 27}));
}

} // namespace
} // namespace lockstep
