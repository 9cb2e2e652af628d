// A program that does not use Lockstep. It makes plain OpenCL calls, launches several kernels and prints a
// line for each result. Its exit code is 7, so that it is not mistaken for the success of another program.
//
//     foreign_program [ordinary|binary|linked|offset|shared|gated]
#include <CL/cl.h>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <span>
#include <string>
#include <vector>

namespace {

constexpr const char* source_text =
    "#include \"step.h\"\n"
    "__kernel void scale(__global float* data, float factor, int n) {\n"
    "    int i = get_global_id(0);\n"
    "    if (i < n) data[i] = data[i] * factor + TIMES;\n"
    "}\n"
    "__kernel void gather(__global const int* in, struct Step step, __local int* part, __constant char* "
    "signs,\n"
    "                     __global int* out, __global int* missing, uchar4 four, __global int2* few) {\n"
    "    int i = get_global_id(1) * get_global_size(0) + get_global_id(0);\n"
    "    int l = get_local_id(1) * get_local_size(0) + get_local_id(0);\n"
    "    part[l] = in[i] * step.width + (int)step.shift;\n"
    "    barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    out[i] = part[l ^ 1] * signs[i & 1] + four.y + (missing ? 1000 : 0);\n"
    "    if (i < 2) few[i] += (int2)(i, 1);\n"
    "}\n"
    "__kernel void brighten(__read_only image2d_t from, sampler_t how, __write_only image2d_t to) {\n"
    "    int2 at = (int2)(get_global_id(0), get_global_id(1));\n"
    "    write_imageui(to, at, read_imageui(from, how, at + (int2)(1, 0)) + (uint4)(at.y));\n"
    "}\n"
    "__kernel void layers(__read_only image1d_t line, __read_only image1d_array_t lines,\n"
    "                     __read_only image1d_buffer_t list, __read_only image3d_t block,\n"
    "                     __write_only image2d_array_t pages) {\n"
    "    int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);\n"
    "    uint4 sum = read_imageui(line, x) + read_imageui(lines, (int2)(x, y)) + read_imageui(list, x);\n"
    "    write_imageui(pages, (int4)(x, y, z, 0), sum + read_imageui(block, (int4)(x, y, z, 0)));\n"
    "}\n";

struct Step {
    char width;
    long long shift;
};

[[noreturn]] void give_up(const char* what, cl_int code) {
    std::printf("%s: %d\n", what, code);
    std::exit(3);
}

void must(cl_int code, const char* what) {
    if (code != CL_SUCCESS) {
        give_up(what, code);
    }
}

struct Host {
    cl_device_id device = nullptr;
    cl_context context = nullptr;
    cl_command_queue queue = nullptr;
    cl_program program = nullptr;
    cl_int code = CL_SUCCESS;

    Host() {
        cl_platform_id platform = nullptr;
        must(clGetPlatformIDs(1, &platform, nullptr), "clGetPlatformIDs");
        must(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr), "clGetDeviceIDs");
        context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &code);
        must(code, "clCreateContext");
        queue = clCreateCommandQueue(context, device, 0, &code);
        must(code, "clCreateCommandQueue");
    }

    void build(const std::string& way) {
        // The source is passed as two strings: the first with its length, the second zero-terminated.
        const std::string text = source_text;
        std::array<const char*, 2> parts = {text.c_str(), text.c_str() + 100};
        const std::array<std::size_t, 2> lengths = {100, 0};
        program = clCreateProgramWithSource(context, 2, parts.data(), lengths.data(), &code);
        must(code, "clCreateProgramWithSource");
        const char* const options = "-DTIMES=2 -I include";
        if (way == "linked") {
            must(clCompileProgram(program, 1, &device, options, 0, nullptr, nullptr, nullptr, nullptr),
                 "clCompileProgram");
            program = clLinkProgram(context, 1, &device, nullptr, 1, &program, nullptr, nullptr, &code);
            must(code, "clLinkProgram");
            return;
        }
        must(clBuildProgram(program, 1, &device, options, nullptr, nullptr), "clBuildProgram");
        if (way == "binary") {
            build_from_binary();
        }
    }

    void build_from_binary() {
        std::size_t size = 0;
        must(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, nullptr), "size");
        std::vector<unsigned char> binary(size);
        unsigned char* bytes = binary.data();
        must(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof bytes, &bytes, nullptr), "binary");
        const unsigned char* given = bytes;
        program = clCreateProgramWithBinary(context, 1, &device, &size, &given, nullptr, &code);
        must(code, "clCreateProgramWithBinary");
        must(clBuildProgram(program, 1, &device, nullptr, nullptr, nullptr), "clBuildProgram");
    }

    template <class T>
    cl_mem buffer(std::vector<T> values, cl_mem_flags flags = CL_MEM_READ_WRITE) {
        const cl_mem made = clCreateBuffer(context, flags | CL_MEM_COPY_HOST_PTR, values.size() * sizeof(T),
                                           values.data(), &code);
        must(code, "clCreateBuffer");
        return made;
    }
    cl_kernel kernel(const char* name) {
        const cl_kernel made = clCreateKernel(program, name, &code);
        must(code, "clCreateKernel");
        return made;
    }
};

template <class T>
void set(cl_kernel kernel, cl_uint index, const T& value) {
    const auto bytes = std::as_bytes(std::span(&value, 1));
    must(clSetKernelArg(kernel, index, bytes.size(), bytes.data()), "clSetKernelArg");
}

void print_sum(Host& host, const char* what, cl_mem memory, std::size_t count) {
    std::vector<int> values(count);
    must(clEnqueueReadBuffer(host.queue, memory, CL_TRUE, 0, count * sizeof(int), values.data(), 0, nullptr,
                             nullptr),
         "clEnqueueReadBuffer");
    unsigned sum = 0;
    for (const int value : values) {
        sum = sum * 31 + static_cast<unsigned>(value);
    }
    std::printf("%s %08x\n", what, sum);
}

/// Launches a kernel three times and lets the driver choose the work-group size.
void scale(Host& host, const std::string& way) {
    constexpr std::size_t count = 1000;
    std::vector<float> values(count);
    std::iota(values.begin(), values.end(), 0.5F);
    const cl_mem data = host.buffer(values);
    const cl_kernel kernel = host.kernel("scale");
    set(kernel, 0, data);
    set(kernel, 2, static_cast<int>(count) - 1);
    const std::size_t offset = way == "offset" ? 1 : 0;
    for (const float factor : {1.5F, 0.1F, 3.0F}) {
        set(kernel, 1, factor);
        const std::size_t global = count - offset;
        must(clEnqueueNDRangeKernel(host.queue, kernel, 1, &offset, &global, nullptr, 0, nullptr, nullptr),
             "clEnqueueNDRangeKernel");
    }
    print_sum(host, "scale", data, count);
}

/// Launches a kernel over two dimensions. In the "gated" mode, the launch waits for an event that is
/// completed only after the enqueue call.
void gather(Host& host, const std::string& way) {
    constexpr std::size_t side = 16;
    std::vector<int> numbers(side * side);
    std::iota(numbers.begin(), numbers.end(), -7);
    const cl_mem in = host.buffer(numbers, CL_MEM_READ_ONLY | CL_MEM_HOST_NO_ACCESS);
    const cl_mem whole = host.buffer(std::vector<int>(2048, 5));
    const cl_buffer_region region = {4096, side * side * sizeof(int)};
    const cl_mem out = clCreateSubBuffer(whole, 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &host.code);
    must(host.code, "clCreateSubBuffer");
    const cl_mem few = way == "shared" ? whole : host.buffer(std::vector<int>{1, -2, 3, -4});
    const cl_kernel kernel = host.kernel("gather");
    set(kernel, 0, in);
    set(kernel, 1, Step{3, 1LL << 33 | 4});
    must(clSetKernelArg(kernel, 2, 64 * sizeof(int), nullptr), "clSetKernelArg");
    set(kernel, 3, host.buffer(std::vector<signed char>{1, -1}));
    set(kernel, 4, out);
    must(clSetKernelArg(kernel, 5, sizeof(cl_mem), nullptr), "clSetKernelArg");
    set(kernel, 6, std::array<unsigned char, 4>{1, 200, 3, 4});
    set(kernel, 7, few);
    const std::array<std::size_t, 2> global = {side, side};
    const std::array<std::size_t, 2> local = {8, 8};
    const cl_event gate = way == "gated" ? clCreateUserEvent(host.context, &host.code) : nullptr;
    cl_event done = nullptr;
    must(clEnqueueNDRangeKernel(host.queue, kernel, 2, nullptr, global.data(), local.data(),
                                gate == nullptr ? 0 : 1, gate == nullptr ? nullptr : &gate, &done),
         "clEnqueueNDRangeKernel");
    if (gate != nullptr) {
        must(clSetUserEventStatus(gate, CL_COMPLETE), "clSetUserEventStatus");
    }
    must(clWaitForEvents(1, &done), "clWaitForEvents");
    print_sum(host, "gather", whole, 2048);
    print_sum(host, "few", few, 4);
}

cl_mem image(Host& host, std::vector<unsigned char> texels, std::size_t width) {
    const cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8};
    cl_image_desc shape{};
    shape.image_type = CL_MEM_OBJECT_IMAGE2D;
    shape.image_width = width;
    shape.image_height = texels.size() / 4 / width;
    const cl_mem made = clCreateImage(host.context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, &format, &shape,
                                      texels.data(), &host.code);
    must(host.code, "clCreateImage");
    return made;
}

using Sizes = std::array<std::size_t, 3>;

/// Creates an image in which no two texels have the same value. For an image array, the last element of `sizes` is
/// the number of layers.
cl_mem image_of(Host& host, cl_mem_object_type type, Sizes sizes) {
    std::vector<unsigned char> texels(sizes[0] * sizes[1] * sizes[2] * 4);
    std::iota(texels.begin(), texels.end(), static_cast<unsigned char>(type));
    const cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8};
    cl_image_desc shape{};
    shape.image_type = type;
    shape.image_width = sizes[0];
    const bool has_height = type == CL_MEM_OBJECT_IMAGE3D || type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
    shape.image_height = has_height ? sizes[1] : 0;
    shape.image_depth = type == CL_MEM_OBJECT_IMAGE3D ? sizes[2] : 0;
    shape.image_array_size = type == CL_MEM_OBJECT_IMAGE1D_ARRAY   ? sizes[1]
                             : type == CL_MEM_OBJECT_IMAGE2D_ARRAY ? sizes[2]
                                                                   : 0;
    const bool is_buffer = type == CL_MEM_OBJECT_IMAGE1D_BUFFER;
    const cl_mem_flags flags = CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR;
    if (is_buffer) {
        shape.buffer = clCreateBuffer(host.context, flags, texels.size(), texels.data(), &host.code);
        must(host.code, "clCreateBuffer");
    }
    const cl_mem made = clCreateImage(host.context, is_buffer ? CL_MEM_READ_WRITE : flags, &format, &shape,
                                      is_buffer ? nullptr : texels.data(), &host.code);
    must(host.code, "clCreateImage");
    return made;
}

void layers(Host& host) {
    const Sizes global = {6, 4, 2};
    const cl_kernel kernel = host.kernel("layers");
    const cl_mem pages = image_of(host, CL_MEM_OBJECT_IMAGE2D_ARRAY, global);
    set(kernel, 0, image_of(host, CL_MEM_OBJECT_IMAGE1D, {6, 1, 1}));
    set(kernel, 1, image_of(host, CL_MEM_OBJECT_IMAGE1D_ARRAY, {6, 4, 1}));
    set(kernel, 2, image_of(host, CL_MEM_OBJECT_IMAGE1D_BUFFER, {6, 1, 1}));
    set(kernel, 3, image_of(host, CL_MEM_OBJECT_IMAGE3D, global));
    set(kernel, 4, pages);
    must(clEnqueueNDRangeKernel(host.queue, kernel, 3, nullptr, global.data(), nullptr, 0, nullptr, nullptr),
         "clEnqueueNDRangeKernel");
    std::vector<unsigned char> texels(std::size_t{6} * 4 * 2 * 4);
    const Sizes origin = {0, 0, 0};
    must(clEnqueueReadImage(host.queue, pages, CL_TRUE, origin.data(), global.data(), 0, 0, texels.data(), 0,
                            nullptr, nullptr),
         "clEnqueueReadImage");
    std::printf("layers %d %d\n", texels[0], texels.back());
}

void brighten(Host& host) {
    const std::size_t width = 6;
    std::vector<unsigned char> texels(width * 4 * 4);
    std::iota(texels.begin(), texels.end(), static_cast<unsigned char>(1));
    const cl_mem to = image(host, std::vector<unsigned char>(texels.size()), width);
    const cl_sampler sampler =
        clCreateSampler(host.context, CL_FALSE, CL_ADDRESS_CLAMP_TO_EDGE, CL_FILTER_NEAREST, &host.code);
    must(host.code, "clCreateSampler");
    const cl_kernel kernel = host.kernel("brighten");
    set(kernel, 0, image(host, texels, width));
    set(kernel, 1, sampler);
    set(kernel, 2, to);
    const std::array<std::size_t, 3> global = {width, 4, 1};
    must(clEnqueueNDRangeKernel(host.queue, kernel, 2, nullptr, global.data(), nullptr, 0, nullptr, nullptr),
         "clEnqueueNDRangeKernel");
    const std::array<std::size_t, 3> origin = {0, 0, 0};
    must(clEnqueueReadImage(host.queue, to, CL_TRUE, origin.data(), global.data(), 0, 0, texels.data(), 0,
                            nullptr, nullptr),
         "clEnqueueReadImage");
    std::printf("brighten %d %d\n", texels[0], texels.back());
}

} // namespace

int main(int count, char** arguments) {
    const std::string way = count > 1 ? arguments[1] : "ordinary";
    Host host;
    host.build(way);
    scale(host, way);
    gather(host, way);
    brighten(host);
    if (way == "layers") {
        layers(host);
    }
    std::fprintf(stderr, "done\n");
    return 7;
}
