#include "core/run/loader/opencl_loader.h"

#include <algorithm>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

using PlatformsOf = cl_int(CL_API_CALL*)(cl_uint, cl_platform_id*, cl_uint*);
using FunctionOf = void*(CL_API_CALL*)(const char*);

constexpr const char* vendors_folder = "/etc/OpenCL/vendors";
constexpr cl_uint most_platforms = 64;

void* open_loader() {
    for (const char* const name : {"libOpenCL.so.1", "libOpenCL.so"}) {
        if (void* const library = dlopen(name, RTLD_NOW | RTLD_LOCAL); library != nullptr) {
            return library;
        }
    }
    return nullptr;
}

void* loader() {
    static void* const library = open_loader();
    return library;
}

/// Returns the libraries of the drivers that are installed.
std::vector<std::string> driver_libraries() {
    std::vector<std::string> libraries;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(vendors_folder, ignored)) {
        std::ifstream file(entry.path());
        std::string name;
        if (entry.path().extension() == ".icd" && std::getline(file, name) && !name.empty()) {
            libraries.push_back(name);
        }
    }
    std::ranges::sort(libraries);
    const std::string nvidia = "libnvidia-opencl.so.1";
    if (std::ranges::find(libraries, nvidia) == libraries.end()) {
        libraries.push_back(nvidia);
    }
    return libraries;
}

void add_platforms(const std::string& library, std::vector<cl_platform_id>& platforms) {
    void* const driver = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    const auto function_of =
        driver == nullptr ? nullptr
                          : reinterpret_cast<FunctionOf>(dlsym(driver, "clGetExtensionFunctionAddress"));
    const auto platforms_of = function_of == nullptr
                                  ? nullptr
                                  : reinterpret_cast<PlatformsOf>(function_of("clIcdGetPlatformIDsKHR"));
    cl_uint count = 0;
    if (platforms_of == nullptr || platforms_of(0, nullptr, &count) != CL_SUCCESS || count > most_platforms) {
        return;
    }
    std::vector<cl_platform_id> found(count);
    if (platforms_of(count, found.data(), nullptr) == CL_SUCCESS) {
        platforms.insert(platforms.end(), found.begin(), found.end());
    }
}

const std::vector<cl_platform_id>& platforms_of_drivers() {
    static const std::vector<cl_platform_id> all = [] {
        std::vector<cl_platform_id> platforms;
        for (const std::string& library : driver_libraries()) {
            add_platforms(library, platforms);
        }
        return platforms;
    }();
    return all;
}

} // namespace

bool has_loader() {
    return loader() != nullptr;
}

void* loader_function(const char* name) {
    return dlsym(loader(), name);
}

cl_int find_platforms(cl_uint most, cl_platform_id* platforms, cl_uint* count) {
    if (has_loader()) {
        const auto call = reinterpret_cast<PlatformsOf>(loader_function("clGetPlatformIDs"));
        return call != nullptr ? call(most, platforms, count) : CL_PLATFORM_NOT_FOUND_KHR;
    }
    const std::vector<cl_platform_id>& all = platforms_of_drivers();
    if (platforms != nullptr) {
        std::copy_n(all.begin(), std::min<std::size_t>(most, all.size()), platforms);
    }
    if (count != nullptr) {
        *count = static_cast<cl_uint>(all.size());
    }
    return all.empty() ? CL_PLATFORM_NOT_FOUND_KHR : CL_SUCCESS;
}

} // namespace lockstep
