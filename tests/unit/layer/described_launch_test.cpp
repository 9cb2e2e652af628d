// Tests the parts of the layer's launch description that need no driver: options, parameters, sizes, formats.
#include "app/layer/captured_argument.h"
#include "app/layer/launch_call.h"
#include "app/layer/parameters.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(LayerOptions, NameFoldersAsTheyWereSeen) {
    EXPECT_EQ(options_seen_from("/home/x", "-I include -DN=2 -I../y -I /abs", ""),
              "-I/home/x/include -DN=2 -I/home/y -I/abs");
    EXPECT_EQ(options_seen_from("/a b", "-D \"NAME=a b\" -Ic", ""), "\"-DNAME=a b\" \"-I/a b/c\"");
    EXPECT_EQ(options_seen_from("/x", "", "#include \"y.h\"\n"), "-I/x") << "drivers look there too";
}

TEST(LayerOptions, ThatALaunchFileCannotSayAreRefusedWithTheReason) {
    EXPECT_EQ(options_problem(options_seen_from("/x", "-DN=2 -I y -cl-mad-enable -g", "")), "");
    EXPECT_EQ(options_problem(options_seen_from("/x", "-DN=2 -save-temps=/x", "")),
              "its build options contain \"-save-temps=/x\", which Lockstep does not accept");
    EXPECT_NE(options_problem("-DN=\"a#b\""), "");
    EXPECT_EQ(options_problem(options_seen_from("/x", "\"-DN=1\n<size=4>\"", "")), "")
        << "a value ends with its line";
}

using Sizes = std::array<std::size_t, 3>;

NdRange range(cl_uint dimensions, Sizes global, GroupLimits limits, const Sizes* local = nullptr,
              const Sizes* offset = nullptr) {
    const LaunchCall call = {.dimensions = dimensions,
                             .offset = offset == nullptr ? nullptr : offset->data(),
                             .global = global.data(),
                             .local = local == nullptr ? nullptr : local->data()};
    return range_of(call, limits);
}

TEST(LayerRange, IsThatOfTheCall) {
    const Sizes local = {8, 4, 0};
    const NdRange found = range(2, {64, 64, 0}, {{}, 256}, &local);
    EXPECT_EQ(found, (NdRange{2, {64, 64, 1}, {8, 4, 1}}));
}

TEST(LayerRange, GetsAGroupThatDividesItWhereTheDriverWouldChoose) {
    EXPECT_EQ(range(1, {1000, 0, 0}, {{}, 4096}).local, (std::array<std::uint64_t, 3>{50, 1, 1}));
    EXPECT_EQ(range(2, {512, 24, 0}, {{}, 4096}).local, (std::array<std::uint64_t, 3>{16, 12, 1}));
    EXPECT_EQ(range(3, {8, 8, 7}, {{}, 4096}).local, (std::array<std::uint64_t, 3>{4, 4, 1}));
    EXPECT_EQ(range(1, {1009, 0, 0}, {{}, 4096}).local, (std::array<std::uint64_t, 3>{1, 1, 1})) << "a prime";
    EXPECT_EQ(range(2, {64, 64, 0}, {{}, 32}).local, (std::array<std::uint64_t, 3>{16, 2, 1}));
    EXPECT_EQ(range(1, {64, 0, 0}, {{32, 1, 1}, 32}).local, (std::array<std::uint64_t, 3>{32, 1, 1}));
}

TEST(LayerRange, IsRefusedWhereALaunchFileCannotSayIt) {
    const Sizes seven = {7, 1, 1};
    const Sizes one = {1, 0, 0};
    EXPECT_THROW(range(1, {64, 0, 0}, {{}, 64}, &seven), Refusal);
    EXPECT_THROW(range(1, {64, 0, 0}, {{}, 64}, nullptr, &one), Refusal);
    EXPECT_THROW(range(1, {0, 0, 0}, {{}, 64}), Refusal);
    EXPECT_THROW(range(4, {1, 1, 1}, {{}, 64}), Refusal);
}

Parameter parameter(const std::string& type, cl_kernel_arg_address_qualifier space,
                    cl_kernel_arg_type_qualifier qualifiers = CL_KERNEL_ARG_TYPE_NONE,
                    cl_kernel_arg_access_qualifier access = CL_KERNEL_ARG_ACCESS_NONE) {
    return parameter_from({"x", type, space, access, qualifiers});
}

TEST(LayerParameters, HaveTheirKind) {
    const Parameter buffer = parameter("float4*", CL_KERNEL_ARG_ADDRESS_GLOBAL);
    EXPECT_EQ(buffer.kind, ArgumentKind::buffer);
    EXPECT_EQ(buffer.scalar, Scalar::float32);
    EXPECT_TRUE(buffer.can_write);
    EXPECT_FALSE(parameter("int*", CL_KERNEL_ARG_ADDRESS_GLOBAL, CL_KERNEL_ARG_TYPE_CONST).can_write);
    EXPECT_FALSE(parameter("int*", CL_KERNEL_ARG_ADDRESS_CONSTANT).can_write);
    EXPECT_EQ(parameter("uint*", CL_KERNEL_ARG_ADDRESS_LOCAL).kind, ArgumentKind::local);
    EXPECT_EQ(parameter("unsigned int", CL_KERNEL_ARG_ADDRESS_PRIVATE).scalar, Scalar::uint32);
    EXPECT_EQ(parameter("struct image2d_tree", CL_KERNEL_ARG_ADDRESS_PRIVATE).kind, ArgumentKind::scalar);
    EXPECT_EQ(parameter("struct image2d_tree", CL_KERNEL_ARG_ADDRESS_PRIVATE).scalar, std::nullopt);
    EXPECT_EQ(parameter("sampler_t", CL_KERNEL_ARG_ADDRESS_PRIVATE).kind, ArgumentKind::sampler);
    const Parameter image = parameter("image2d_t", CL_KERNEL_ARG_ADDRESS_GLOBAL, CL_KERNEL_ARG_TYPE_NONE,
                                      CL_KERNEL_ARG_ACCESS_WRITE_ONLY);
    EXPECT_EQ(image.kind, ArgumentKind::image);
    EXPECT_TRUE(image.can_write);
    for (const char* type :
         {"image1d_t", "image1d_buffer_t", "image1d_array_t", "image2d_array_t", "image3d_t"}) {
        EXPECT_EQ(parameter(type, CL_KERNEL_ARG_ADDRESS_GLOBAL, CL_KERNEL_ARG_TYPE_NONE,
                            CL_KERNEL_ARG_ACCESS_READ_ONLY)
                      .kind,
                  ArgumentKind::image)
            << type;
    }
}

TEST(LayerParameters, AreRefusedWhereALaunchFileHasNoWord) {
    EXPECT_THROW(static_cast<void>(parameter("image2d_depth_t", CL_KERNEL_ARG_ADDRESS_GLOBAL,
                                             CL_KERNEL_ARG_TYPE_NONE, CL_KERNEL_ARG_ACCESS_READ_ONLY)),
                 Refusal);
    EXPECT_THROW(static_cast<void>(parameter("int", CL_KERNEL_ARG_ADDRESS_GLOBAL, CL_KERNEL_ARG_TYPE_PIPE)),
                 Refusal);
}

TEST(LayerImages, HaveTheirFormat) {
    EXPECT_EQ(image_format_from({CL_RGBA, CL_UNORM_INT8}),
              (ImageFormat{ChannelOrder::rgba, ChannelType::unorm8}));
    EXPECT_EQ(image_format_from({CL_R, CL_FLOAT}), (ImageFormat{ChannelOrder::r, ChannelType::float32}));
    EXPECT_EQ(image_format_from({CL_BGRA, CL_UNORM_INT8}), std::nullopt);
    EXPECT_EQ(image_format_from({CL_R, CL_UNORM_SHORT_565}), std::nullopt);
}

} // namespace
} // namespace lockstep
