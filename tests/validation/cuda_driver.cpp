#include "tests/validation/cuda_driver.h"

#include <dlfcn.h>
#include <stdexcept>

namespace lockstep::validation {
namespace {

// Numbers of function attributes in CUDA's driver interface.
constexpr int shared_size_bytes = 1;
constexpr int most_dynamic_shared_size_bytes = 8;

} // namespace

/// Calls a function of the driver by name. It returns 0 or an error number.
template <class... Types>
void CudaDriver::call(const char* name, Types... arguments) const {
    void* address = dlsym(library_, name);
    if (address == nullptr) {
        throw std::runtime_error(std::string(name) + " is not in libcuda.so.1");
    }
    const int result = reinterpret_cast<int (*)(Types...)>(address)(arguments...);
    if (result != 0) {
        throw std::runtime_error(std::string(name) + " fails with " + std::to_string(result));
    }
}

CudaDriver::CudaDriver() : library_(dlopen("libcuda.so.1", RTLD_NOW)) {
    if (library_ == nullptr) {
        throw std::runtime_error("there is no libcuda.so.1");
    }
    call("cuInit", 0U);
    int device = 0;
    call("cuDeviceGet", &device, 0);
    void* context = nullptr;
    call("cuDevicePrimaryCtxRetain", &context, device);
    call("cuCtxSetCurrent", context);
}

CudaDriver::Pointer CudaDriver::memory(const std::vector<std::byte>& content, std::size_t bytes) const {
    Pointer pointer = 0;
    const std::size_t room = bytes > 0 ? bytes : 1;
    call("cuMemAlloc_v2", &pointer, room);
    call("cuMemsetD8_v2", pointer, static_cast<unsigned char>(0), room);
    if (!content.empty()) {
        call("cuMemcpyHtoD_v2", pointer, static_cast<const void*>(content.data()), content.size());
    }
    return pointer;
}

CudaDriver::Function CudaDriver::kernel(const std::string& ptx, const std::string& name) const {
    void* module = nullptr;
    call("cuModuleLoadData", &module, static_cast<const void*>(ptx.c_str()));
    Function function = nullptr;
    call("cuModuleGetFunction", &function, module, name.c_str());
    return function;
}

std::size_t CudaDriver::own_local_bytes(Function kernel) const {
    int bytes = 0;
    call("cuFuncGetAttribute", &bytes, shared_size_bytes, kernel);
    return static_cast<std::size_t>(bytes);
}

void CudaDriver::launch(Function kernel, const Grid& grid,
                        std::vector<std::vector<std::byte>> arguments) const {
    std::vector<void*> places;
    places.reserve(arguments.size());
    for (std::vector<std::byte>& bytes : arguments) {
        places.push_back(bytes.data());
    }
    if (grid.local_bytes > 0) {
        call("cuFuncSetAttribute", kernel, most_dynamic_shared_size_bytes,
             static_cast<int>(grid.local_bytes));
    }
    call("cuLaunchKernel", kernel, grid.blocks[0], grid.blocks[1], grid.blocks[2], grid.threads[0],
         grid.threads[1], grid.threads[2], static_cast<unsigned>(grid.local_bytes),
         static_cast<void*>(nullptr), places.data(), static_cast<void**>(nullptr));
    call("cuCtxSynchronize");
}

} // namespace lockstep::validation
