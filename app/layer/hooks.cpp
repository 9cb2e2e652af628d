#include "app/layer/layer.h"

#include <array>
#include <cstring>

namespace lockstep {
namespace {

Layer* the_layer = nullptr;

const Driver& driver() {
    return the_layer->driver();
}

/// Runs `work` and ignores exceptions, which must not reach the program. If `work` fails to record data
/// because of an exception, this data is missing when a launch is captured.
template <class Work>
void noted(const Work& work) noexcept {
    try {
        work(*the_layer);
    } catch (...) {
        return; // not enough memory
    }
}

cl_int CL_API_CALL build_program(cl_program program, cl_uint count, const cl_device_id* devices,
                                 const char* options, void(CL_CALLBACK* notify)(cl_program, void*),
                                 void* data) {
    noted([&](Layer& layer) { layer.programs().built(program, options); });
    return driver().clBuildProgram(program, count, devices, options, notify, data);
}

cl_int CL_API_CALL compile_program(cl_program program, cl_uint count, const cl_device_id* devices,
                                   const char* options, cl_uint header_count, const cl_program* headers,
                                   const char** names, void(CL_CALLBACK* notify)(cl_program, void*),
                                   void* data) {
    noted([&](Layer& layer) { layer.programs().compiled(program, options, header_count != 0); });
    return driver().clCompileProgram(program, count, devices, options, header_count, headers, names, notify,
                                     data);
}

cl_program CL_API_CALL link_program(cl_context context, cl_uint count, const cl_device_id* devices,
                                    const char* options, cl_uint input_count, const cl_program* inputs,
                                    void(CL_CALLBACK* notify)(cl_program, void*), void* data, cl_int* code) {
    const cl_program program =
        driver().clLinkProgram(context, count, devices, options, input_count, inputs, notify, data, code);
    if (program != nullptr) {
        noted([&](Layer& layer) { layer.programs().linked(program, options, {inputs, input_count}); });
    }
    return program;
}

cl_kernel CL_API_CALL create_kernel(cl_program program, const char* name, cl_int* code) {
    const cl_kernel kernel = driver().clCreateKernel(program, name, code);
    if (kernel != nullptr) {
        noted([&](Layer& layer) { layer.arguments().begin(kernel); });
    }
    return kernel;
}

cl_int CL_API_CALL create_kernels(cl_program program, cl_uint room, cl_kernel* kernels, cl_uint* count) {
    cl_uint made = 0;
    const cl_int code = driver().clCreateKernelsInProgram(program, room, kernels, &made);
    if (count != nullptr && code == CL_SUCCESS) {
        *count = made;
    }
    if (kernels != nullptr && code == CL_SUCCESS) {
        noted([&](Layer& layer) {
            for (cl_uint i = 0; i < made; ++i) {
                layer.arguments().begin(kernels[i]);
            }
        });
    }
    return code;
}

cl_kernel CL_API_CALL clone_kernel(cl_kernel from, cl_int* code) {
    const cl_kernel kernel = driver().clCloneKernel(from, code);
    if (kernel != nullptr) {
        noted([&](Layer& layer) { layer.arguments().copy(from, kernel); });
    }
    return kernel;
}

cl_int CL_API_CALL set_argument(cl_kernel kernel, cl_uint index, std::size_t size, const void* value) {
    const cl_int code = driver().clSetKernelArg(kernel, index, size, value);
    if (code == CL_SUCCESS) {
        noted([&](Layer& layer) {
            SetArgument argument = {.how = SetArgument::How::null, .size = size};
            if (value != nullptr) {
                const auto* const bytes = static_cast<const std::byte*>(value);
                argument.how = SetArgument::How::value;
                argument.value.assign(bytes, bytes + size);
            }
            layer.arguments().set(kernel, index, std::move(argument));
        });
    }
    return code;
}

cl_int CL_API_CALL set_shared_pointer(cl_kernel kernel, cl_uint index, const void* value) {
    const cl_int code = driver().clSetKernelArgSVMPointer(kernel, index, value);
    if (code == CL_SUCCESS) {
        noted([&](Layer& layer) {
            SetArgument argument = {.how = SetArgument::How::svm, .size = sizeof value};
            argument.value.resize(sizeof value);
            std::memcpy(argument.value.data(), &value, sizeof value);
            layer.arguments().set(kernel, index, std::move(argument));
        });
    }
    return code;
}

cl_int CL_API_CALL enqueue_range(cl_command_queue queue, cl_kernel kernel, cl_uint dimensions,
                                 const std::size_t* offset, const std::size_t* global,
                                 const std::size_t* local, cl_uint wait_count, const cl_event* waits,
                                 cl_event* event) {
    return the_layer->launch(
        {queue, kernel, dimensions, offset, global, local, wait_count, waits}, event, [&](cl_event* done) {
            return driver().clEnqueueNDRangeKernel(queue, kernel, dimensions, offset, global, local,
                                                   wait_count, waits, done);
        });
}

cl_int CL_API_CALL enqueue_task(cl_command_queue queue, cl_kernel kernel, cl_uint wait_count,
                                const cl_event* waits, cl_event* event) {
    constexpr std::array<std::size_t, 1> one = {1};
    return the_layer->launch(
        {queue, kernel, 1, nullptr, one.data(), one.data(), wait_count, waits}, event,
        [&](cl_event* done) { return driver().clEnqueueTask(queue, kernel, wait_count, waits, done); });
}

} // namespace

Driver hooks_into(Layer& layer) {
    the_layer = &layer;
    Driver hooks{};
    hooks.clBuildProgram = build_program;
    hooks.clCompileProgram = compile_program;
    hooks.clLinkProgram = link_program;
    hooks.clCreateKernel = create_kernel;
    hooks.clCreateKernelsInProgram = create_kernels;
    hooks.clSetKernelArg = set_argument;
    hooks.clEnqueueNDRangeKernel = enqueue_range;
    hooks.clEnqueueTask = enqueue_task;
    // Functions added in OpenCL 2 are missing in some loaders.
    hooks.clCloneKernel = driver().clCloneKernel == nullptr ? nullptr : clone_kernel;
    hooks.clSetKernelArgSVMPointer =
        driver().clSetKernelArgSVMPointer == nullptr ? nullptr : set_shared_pointer;
    return hooks;
}

} // namespace lockstep
