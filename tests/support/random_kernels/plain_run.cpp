#include "tests/support/random_kernels/plain_run.h"

#define CL_HPP_ENABLE_EXCEPTIONS
#define CL_HPP_MINIMUM_OPENCL_VERSION 120
#define CL_HPP_TARGET_OPENCL_VERSION 120
#include <CL/opencl.hpp>

#include <memory>
#include <stdexcept>

namespace lockstep::random_kernel {

struct PlainDevice::Device {
    cl::Device device;
    cl::Context context;
    cl::CommandQueue queue;
};

namespace {

cl::Program build(const cl::Context& context, const Launch& launch) {
    cl::Program program(context, launch.source.text);
    try {
        program.build(("-cl-std=CL1.2 " + launch.options).c_str());
    } catch (const cl::BuildError& error) {
        std::string text = "the driver does not build it";
        for (const auto& [device, log] : error.getBuildLog())
            text += "\n" + log;
        throw std::runtime_error(text);
    }
    return program;
}

cl::NDRange range_of(const std::array<std::uint64_t, 3>& sizes) {
    return {sizes[0], sizes[1], sizes[2]};
}

} // namespace

PlainDevice::PlainDevice() : device_(new Device) {
    device_->device = cl::Device::getDefault();
    device_->context = cl::Context(device_->device);
    device_->queue = cl::CommandQueue(device_->context, device_->device);
}

PlainDevice::~PlainDevice() {
    delete device_;
}

std::vector<std::vector<std::byte>> PlainDevice::run(const Launch& launch) try {
    const cl::Program program = build(device_->context, launch);
    cl::Kernel kernel(program, launch.kernel.c_str());
    std::vector<std::vector<std::byte>> contents(launch.arguments.size());
    std::vector<cl::Buffer> buffers(launch.arguments.size());
    for (cl_uint i = 0; i < launch.arguments.size(); ++i) {
        const Argument& argument = launch.arguments[i];
        if (argument.kind == ArgumentKind::local) {
            kernel.setArg(i, argument.size_bytes, nullptr);
        } else if (argument.kind == ArgumentKind::scalar) {
            kernel.setArg(i, argument.bytes.size(), argument.bytes.data());
        } else {
            contents[i] = argument.bytes;
            buffers[i] = cl::Buffer(device_->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                                    contents[i].size(), contents[i].data());
            kernel.setArg(i, buffers[i]);
        }
    }
    device_->queue.enqueueNDRangeKernel(kernel, cl::NullRange, range_of(launch.range.global),
                                        range_of(launch.range.local));
    for (cl_uint i = 0; i < launch.arguments.size(); ++i)
        if (!contents[i].empty())
            device_->queue.enqueueReadBuffer(buffers[i], CL_TRUE, 0, contents[i].size(), contents[i].data());
    device_->queue.finish();
    return contents;
} catch (const cl::Error& error) {
    throw std::runtime_error(std::string(error.what()) + ": " + std::to_string(error.err()));
}

} // namespace lockstep::random_kernel
