// The two functions by which an OpenCL loader recognises this library as a layer (OPENCL_LAYERS;
// CL/cl_layer.h). If the layer cannot start, it prints the reason and passes all calls on, so that it never
// prevents a program from running.
#include "app/layer/layer.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

using namespace lockstep;

/// Prints a message with one write, so that lines of different threads and processes do not mix.
void say(const std::string& line) {
    const char* const file = std::getenv("LOCKSTEP_LAYER_LOG");
    const bool is_file = file != nullptr && *file != '\0';
    FILE* const log = is_file ? std::fopen(file, "ae") : stderr;
    if (log == nullptr) {
        return; // the error cannot be reported anywhere
    }
    std::fputs(("lockstep-layer: " + line + "\n").c_str(), log);
    if (is_file) {
        std::fclose(log);
    }
}

Layer* started = nullptr;

/// Creates the layer. It is never destroyed, because threads may launch kernels until the very end of the
/// process.
Layer* start(const Driver& driver) {
    try {
        started = new Layer(driver, settings_from([](const char* name) { return std::getenv(name); }), say);
        static_cast<void>(std::atexit([] { started->say_what_was_missed(); }));
    } catch (const std::exception& exception) {
        say(std::string("nothing is captured: ") + exception.what());
    }
    return started;
}

} // namespace

#define LOCKSTEP_EXPORT extern "C" __attribute__((visibility("default")))

LOCKSTEP_EXPORT CL_API_ENTRY cl_int CL_API_CALL clGetLayerInfo(cl_layer_info name, size_t room, void* value,
                                                               size_t* size) {
    const cl_layer_api_version version = CL_LAYER_API_VERSION_100;
    constexpr char layer_name[] = "Lockstep";
    const void* const answer = name == CL_LAYER_API_VERSION ? static_cast<const void*>(&version) : layer_name;
    const size_t bytes = name == CL_LAYER_API_VERSION ? sizeof version : sizeof layer_name;
    if ((name != CL_LAYER_API_VERSION && name != CL_LAYER_NAME) || (value != nullptr && room < bytes)) {
        return CL_INVALID_VALUE;
    }
    if (value != nullptr) {
        std::memcpy(value, answer, bytes);
    }
    if (size != nullptr) {
        *size = bytes;
    }
    return CL_SUCCESS;
}

LOCKSTEP_EXPORT CL_API_ENTRY cl_int CL_API_CALL clInitLayer(cl_uint count, const cl_icd_dispatch* target,
                                                            cl_uint* layer_count,
                                                            const cl_icd_dispatch** layer_dispatch) {
    if (target == nullptr || layer_count == nullptr || layer_dispatch == nullptr) {
        return CL_INVALID_VALUE;
    }
    // The loader's table is shorter than this library's table if the loader is older, and longer if it is
    // newer.
    const cl_uint known = std::min<cl_uint>(count, sizeof(cl_icd_dispatch) / sizeof(void*));
    cl_icd_dispatch below{};
    std::memcpy(&below, target, known * sizeof(void*));
    if (below.clLinkProgram == nullptr) { // the entry of the last function in the table that the layer needs
        return CL_INVALID_VALUE;
    }
    // Initialised with null, because the loader passes calls on for null entries.
    static cl_icd_dispatch answered{};
    if (Layer* const layer = start(below)) {
        answered = hooks_into(*layer);
    }
    *layer_count = known;
    *layer_dispatch = &answered;
    return CL_SUCCESS;
}
