#include "tests/support/foreign/layer_entry.h"

#include <cstring>

namespace lockstep::test {

cl_icd_dispatch below;

} // namespace lockstep::test

extern "C" CL_API_ENTRY cl_int CL_API_CALL clGetLayerInfo(cl_layer_info, size_t, void* value, size_t*) {
    const cl_layer_api_version version = CL_LAYER_API_VERSION_100;
    std::memcpy(value, &version, sizeof version);
    return CL_SUCCESS;
}

extern "C" CL_API_ENTRY cl_int CL_API_CALL clInitLayer(cl_uint count, const cl_icd_dispatch* target,
                                                       cl_uint* layer_count,
                                                       const cl_icd_dispatch** dispatch) {
    using lockstep::test::below;
    static cl_icd_dispatch answered;
    const cl_uint known = count < sizeof below / sizeof(void*) ? count : sizeof below / sizeof(void*);
    std::memcpy(&below, target, known * sizeof(void*));
    lockstep::test::answer(answered);
    *layer_count = known;
    *dispatch = &answered;
    return CL_SUCCESS;
}
