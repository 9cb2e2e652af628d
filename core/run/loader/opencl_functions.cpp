#include "core/run/loader/opencl_loader.h"

// The entry points of OpenCL that this folder's users call, for programs that do not link libOpenCL. Each one calls
// the function of the same name in the library that opencl_loader.h has found.

namespace lockstep {
namespace {

constexpr cl_int no_entry = CL_PLATFORM_NOT_FOUND_KHR;

/// Reports that an object cannot be created, because the library lacks the function.
std::nullptr_t no_object(cl_int* error) {
    if (error != nullptr) {
        *error = no_entry;
    }
    return nullptr;
}

} // namespace
} // namespace lockstep

using lockstep::entry_point;
using lockstep::no_entry;
using lockstep::no_object;

extern "C" {

cl_int CL_API_CALL clGetPlatformIDs(cl_uint num_entries, cl_platform_id* platforms, cl_uint* num_platforms) {
    return lockstep::find_platforms(num_entries, platforms, num_platforms);
}

cl_context CL_API_CALL clCreateContext(const cl_context_properties* properties, cl_uint num_devices,
                                       const cl_device_id* devices,
                                       void(CL_CALLBACK* pfn_notify)(const char*, const void*, size_t, void*),
                                       void* user_data, cl_int* errcode_ret) {
    const void* const handle = num_devices > 0 ? devices[0] : nullptr;
    const auto call = entry_point<&cl_icd_dispatch::clCreateContext>("clCreateContext", handle);
    return call != nullptr ? call(properties, num_devices, devices, pfn_notify, user_data, errcode_ret)
                           : no_object(errcode_ret);
}

cl_int CL_API_CALL clWaitForEvents(cl_uint num_events, const cl_event* event_list) {
    const void* const handle = num_events > 0 ? event_list[0] : nullptr;
    const auto call = entry_point<&cl_icd_dispatch::clWaitForEvents>("clWaitForEvents", handle);
    return call != nullptr ? call(num_events, event_list) : no_entry;
}

cl_int CL_API_CALL clGetPlatformInfo(cl_platform_id platform, cl_platform_info param_name,
                                     size_t param_value_size, void* param_value,
                                     size_t* param_value_size_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clGetPlatformInfo>("clGetPlatformInfo", platform);
    return call != nullptr ? call(platform, param_name, param_value_size, param_value, param_value_size_ret)
                           : no_entry;
}

cl_int CL_API_CALL clGetDeviceIDs(cl_platform_id platform, cl_device_type device_type, cl_uint num_entries,
                                  cl_device_id* devices, cl_uint* num_devices) {
    const auto call = entry_point<&cl_icd_dispatch::clGetDeviceIDs>("clGetDeviceIDs", platform);
    return call != nullptr ? call(platform, device_type, num_entries, devices, num_devices) : no_entry;
}

cl_int CL_API_CALL clGetDeviceInfo(cl_device_id device, cl_device_info param_name, size_t param_value_size,
                                   void* param_value, size_t* param_value_size_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clGetDeviceInfo>("clGetDeviceInfo", device);
    return call != nullptr ? call(device, param_name, param_value_size, param_value, param_value_size_ret)
                           : no_entry;
}

cl_int CL_API_CALL clRetainDevice(cl_device_id device) {
    const auto call = entry_point<&cl_icd_dispatch::clRetainDevice>("clRetainDevice", device);
    return call != nullptr ? call(device) : no_entry;
}

cl_int CL_API_CALL clReleaseDevice(cl_device_id device) {
    const auto call = entry_point<&cl_icd_dispatch::clReleaseDevice>("clReleaseDevice", device);
    return call != nullptr ? call(device) : no_entry;
}

cl_int CL_API_CALL clRetainContext(cl_context context) {
    const auto call = entry_point<&cl_icd_dispatch::clRetainContext>("clRetainContext", context);
    return call != nullptr ? call(context) : no_entry;
}

cl_int CL_API_CALL clReleaseContext(cl_context context) {
    const auto call = entry_point<&cl_icd_dispatch::clReleaseContext>("clReleaseContext", context);
    return call != nullptr ? call(context) : no_entry;
}

cl_command_queue CL_API_CALL clCreateCommandQueue(cl_context context, cl_device_id device,
                                                  cl_command_queue_properties properties,
                                                  cl_int* errcode_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clCreateCommandQueue>("clCreateCommandQueue", context);
    return call != nullptr ? call(context, device, properties, errcode_ret) : no_object(errcode_ret);
}

cl_int CL_API_CALL clRetainCommandQueue(cl_command_queue command_queue) {
    const auto call =
        entry_point<&cl_icd_dispatch::clRetainCommandQueue>("clRetainCommandQueue", command_queue);
    return call != nullptr ? call(command_queue) : no_entry;
}

cl_int CL_API_CALL clReleaseCommandQueue(cl_command_queue command_queue) {
    const auto call =
        entry_point<&cl_icd_dispatch::clReleaseCommandQueue>("clReleaseCommandQueue", command_queue);
    return call != nullptr ? call(command_queue) : no_entry;
}

cl_int CL_API_CALL clFlush(cl_command_queue command_queue) {
    const auto call = entry_point<&cl_icd_dispatch::clFlush>("clFlush", command_queue);
    return call != nullptr ? call(command_queue) : no_entry;
}

cl_int CL_API_CALL clFinish(cl_command_queue command_queue) {
    const auto call = entry_point<&cl_icd_dispatch::clFinish>("clFinish", command_queue);
    return call != nullptr ? call(command_queue) : no_entry;
}

cl_mem CL_API_CALL clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size, void* host_ptr,
                                  cl_int* errcode_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clCreateBuffer>("clCreateBuffer", context);
    return call != nullptr ? call(context, flags, size, host_ptr, errcode_ret) : no_object(errcode_ret);
}

cl_mem CL_API_CALL clCreateImage(cl_context context, cl_mem_flags flags, const cl_image_format* image_format,
                                 const cl_image_desc* image_desc, void* host_ptr, cl_int* errcode_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clCreateImage>("clCreateImage", context);
    return call != nullptr ? call(context, flags, image_format, image_desc, host_ptr, errcode_ret)
                           : no_object(errcode_ret);
}

cl_int CL_API_CALL clGetSupportedImageFormats(cl_context context, cl_mem_flags flags,
                                              cl_mem_object_type image_type, cl_uint num_entries,
                                              cl_image_format* image_formats, cl_uint* num_image_formats) {
    const auto call =
        entry_point<&cl_icd_dispatch::clGetSupportedImageFormats>("clGetSupportedImageFormats", context);
    return call != nullptr ? call(context, flags, image_type, num_entries, image_formats, num_image_formats)
                           : no_entry;
}

cl_sampler CL_API_CALL clCreateSampler(cl_context context, cl_bool normalized_coords,
                                       cl_addressing_mode addressing_mode, cl_filter_mode filter_mode,
                                       cl_int* errcode_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clCreateSampler>("clCreateSampler", context);
    return call != nullptr ? call(context, normalized_coords, addressing_mode, filter_mode, errcode_ret)
                           : no_object(errcode_ret);
}

cl_int CL_API_CALL clReleaseSampler(cl_sampler sampler) {
    const auto call = entry_point<&cl_icd_dispatch::clReleaseSampler>("clReleaseSampler", sampler);
    return call != nullptr ? call(sampler) : no_entry;
}

cl_int CL_API_CALL clRetainMemObject(cl_mem memobj) {
    const auto call = entry_point<&cl_icd_dispatch::clRetainMemObject>("clRetainMemObject", memobj);
    return call != nullptr ? call(memobj) : no_entry;
}

cl_int CL_API_CALL clReleaseMemObject(cl_mem memobj) {
    const auto call = entry_point<&cl_icd_dispatch::clReleaseMemObject>("clReleaseMemObject", memobj);
    return call != nullptr ? call(memobj) : no_entry;
}

cl_program CL_API_CALL clCreateProgramWithSource(cl_context context, cl_uint count, const char** strings,
                                                 const size_t* lengths, cl_int* errcode_ret) {
    const auto call =
        entry_point<&cl_icd_dispatch::clCreateProgramWithSource>("clCreateProgramWithSource", context);
    return call != nullptr ? call(context, count, strings, lengths, errcode_ret) : no_object(errcode_ret);
}

cl_int CL_API_CALL clBuildProgram(cl_program program, cl_uint num_devices, const cl_device_id* device_list,
                                  const char* options,
                                  void(CL_CALLBACK* pfn_notify)(cl_program program, void* user_data),
                                  void* user_data) {
    const auto call = entry_point<&cl_icd_dispatch::clBuildProgram>("clBuildProgram", program);
    return call != nullptr ? call(program, num_devices, device_list, options, pfn_notify, user_data)
                           : no_entry;
}

cl_int CL_API_CALL clGetProgramBuildInfo(cl_program program, cl_device_id device,
                                         cl_program_build_info param_name, size_t param_value_size,
                                         void* param_value, size_t* param_value_size_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clGetProgramBuildInfo>("clGetProgramBuildInfo", program);
    return call != nullptr
               ? call(program, device, param_name, param_value_size, param_value, param_value_size_ret)
               : no_entry;
}

cl_int CL_API_CALL clRetainProgram(cl_program program) {
    const auto call = entry_point<&cl_icd_dispatch::clRetainProgram>("clRetainProgram", program);
    return call != nullptr ? call(program) : no_entry;
}

cl_int CL_API_CALL clReleaseProgram(cl_program program) {
    const auto call = entry_point<&cl_icd_dispatch::clReleaseProgram>("clReleaseProgram", program);
    return call != nullptr ? call(program) : no_entry;
}

cl_kernel CL_API_CALL clCreateKernel(cl_program program, const char* kernel_name, cl_int* errcode_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clCreateKernel>("clCreateKernel", program);
    return call != nullptr ? call(program, kernel_name, errcode_ret) : no_object(errcode_ret);
}

cl_int CL_API_CALL clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size,
                                  const void* arg_value) {
    const auto call = entry_point<&cl_icd_dispatch::clSetKernelArg>("clSetKernelArg", kernel);
    return call != nullptr ? call(kernel, arg_index, arg_size, arg_value) : no_entry;
}

cl_int CL_API_CALL clReleaseKernel(cl_kernel kernel) {
    const auto call = entry_point<&cl_icd_dispatch::clReleaseKernel>("clReleaseKernel", kernel);
    return call != nullptr ? call(kernel) : no_entry;
}

cl_int CL_API_CALL clGetEventInfo(cl_event event, cl_event_info param_name, size_t param_value_size,
                                  void* param_value, size_t* param_value_size_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clGetEventInfo>("clGetEventInfo", event);
    return call != nullptr ? call(event, param_name, param_value_size, param_value, param_value_size_ret)
                           : no_entry;
}

cl_int CL_API_CALL clGetEventProfilingInfo(cl_event event, cl_profiling_info param_name,
                                           size_t param_value_size, void* param_value,
                                           size_t* param_value_size_ret) {
    const auto call =
        entry_point<&cl_icd_dispatch::clGetEventProfilingInfo>("clGetEventProfilingInfo", event);
    return call != nullptr ? call(event, param_name, param_value_size, param_value, param_value_size_ret)
                           : no_entry;
}

cl_int CL_API_CALL clReleaseEvent(cl_event event) {
    const auto call = entry_point<&cl_icd_dispatch::clReleaseEvent>("clReleaseEvent", event);
    return call != nullptr ? call(event) : no_entry;
}

cl_int CL_API_CALL clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read,
                                       size_t offset, size_t size, void* ptr, cl_uint num_events_in_wait_list,
                                       const cl_event* event_wait_list, cl_event* event) {
    const auto call =
        entry_point<&cl_icd_dispatch::clEnqueueReadBuffer>("clEnqueueReadBuffer", command_queue);
    return call != nullptr ? call(command_queue, buffer, blocking_read, offset, size, ptr,
                                  num_events_in_wait_list, event_wait_list, event)
                           : no_entry;
}

cl_int CL_API_CALL clEnqueueWriteBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_write,
                                        size_t offset, size_t size, const void* ptr,
                                        cl_uint num_events_in_wait_list, const cl_event* event_wait_list,
                                        cl_event* event) {
    const auto call =
        entry_point<&cl_icd_dispatch::clEnqueueWriteBuffer>("clEnqueueWriteBuffer", command_queue);
    return call != nullptr ? call(command_queue, buffer, blocking_write, offset, size, ptr,
                                  num_events_in_wait_list, event_wait_list, event)
                           : no_entry;
}

cl_int CL_API_CALL clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer,
                                       size_t src_offset, size_t dst_offset, size_t size,
                                       cl_uint num_events_in_wait_list, const cl_event* event_wait_list,
                                       cl_event* event) {
    const auto call =
        entry_point<&cl_icd_dispatch::clEnqueueCopyBuffer>("clEnqueueCopyBuffer", command_queue);
    return call != nullptr ? call(command_queue, src_buffer, dst_buffer, src_offset, dst_offset, size,
                                  num_events_in_wait_list, event_wait_list, event)
                           : no_entry;
}

cl_int CL_API_CALL clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer, const void* pattern,
                                       size_t pattern_size, size_t offset, size_t size,
                                       cl_uint num_events_in_wait_list, const cl_event* event_wait_list,
                                       cl_event* event) {
    const auto call =
        entry_point<&cl_icd_dispatch::clEnqueueFillBuffer>("clEnqueueFillBuffer", command_queue);
    return call != nullptr ? call(command_queue, buffer, pattern, pattern_size, offset, size,
                                  num_events_in_wait_list, event_wait_list, event)
                           : no_entry;
}

void* CL_API_CALL clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_map,
                                     cl_map_flags map_flags, size_t offset, size_t size,
                                     cl_uint num_events_in_wait_list, const cl_event* event_wait_list,
                                     cl_event* event, cl_int* errcode_ret) {
    const auto call = entry_point<&cl_icd_dispatch::clEnqueueMapBuffer>("clEnqueueMapBuffer", command_queue);
    return call != nullptr ? call(command_queue, buffer, blocking_map, map_flags, offset, size,
                                  num_events_in_wait_list, event_wait_list, event, errcode_ret)
                           : no_object(errcode_ret);
}

cl_int CL_API_CALL clEnqueueUnmapMemObject(cl_command_queue command_queue, cl_mem memobj, void* mapped_ptr,
                                           cl_uint num_events_in_wait_list, const cl_event* event_wait_list,
                                           cl_event* event) {
    const auto call =
        entry_point<&cl_icd_dispatch::clEnqueueUnmapMemObject>("clEnqueueUnmapMemObject", command_queue);
    return call != nullptr
               ? call(command_queue, memobj, mapped_ptr, num_events_in_wait_list, event_wait_list, event)
               : no_entry;
}

cl_int CL_API_CALL clEnqueueReadImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_read,
                                      const size_t* origin, const size_t* region, size_t row_pitch,
                                      size_t slice_pitch, void* ptr, cl_uint num_events_in_wait_list,
                                      const cl_event* event_wait_list, cl_event* event) {
    const auto call = entry_point<&cl_icd_dispatch::clEnqueueReadImage>("clEnqueueReadImage", command_queue);
    return call != nullptr ? call(command_queue, image, blocking_read, origin, region, row_pitch, slice_pitch,
                                  ptr, num_events_in_wait_list, event_wait_list, event)
                           : no_entry;
}

cl_int CL_API_CALL clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_write,
                                       const size_t* origin, const size_t* region, size_t input_row_pitch,
                                       size_t input_slice_pitch, const void* ptr,
                                       cl_uint num_events_in_wait_list, const cl_event* event_wait_list,
                                       cl_event* event) {
    const auto call =
        entry_point<&cl_icd_dispatch::clEnqueueWriteImage>("clEnqueueWriteImage", command_queue);
    return call != nullptr ? call(command_queue, image, blocking_write, origin, region, input_row_pitch,
                                  input_slice_pitch, ptr, num_events_in_wait_list, event_wait_list, event)
                           : no_entry;
}

cl_int CL_API_CALL clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel, cl_uint work_dim,
                                          const size_t* global_work_offset, const size_t* global_work_size,
                                          const size_t* local_work_size, cl_uint num_events_in_wait_list,
                                          const cl_event* event_wait_list, cl_event* event) {
    const auto call =
        entry_point<&cl_icd_dispatch::clEnqueueNDRangeKernel>("clEnqueueNDRangeKernel", command_queue);
    return call != nullptr ? call(command_queue, kernel, work_dim, global_work_offset, global_work_size,
                                  local_work_size, num_events_in_wait_list, event_wait_list, event)
                           : no_entry;
}

} // extern "C"
