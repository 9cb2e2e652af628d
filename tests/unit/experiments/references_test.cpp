#include "core/experiments/picture.h"
#include "core/experiments/references/references.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

namespace lockstep {
namespace {

TEST(ConvolutionReference, TheWeightsOfAFilterAddUpToOneAndFallToBothSides) {
    for (const std::size_t radius : {0U, 1U, 2U, 16U}) {
        const auto filter = bell_filter(radius);
        ASSERT_EQ(filter.size(), 2 * radius + 1);
        EXPECT_NEAR(std::accumulate(filter.begin(), filter.end(), 0.0), 1, 1e-6);
        for (std::size_t i = 0; i < radius; ++i) {
            EXPECT_LT(filter[i], filter[i + 1]);
            EXPECT_EQ(filter[i], filter[2 * radius - i]);
        }
    }
}

TEST(ConvolutionReference, APointSpreadsAsTheProductsOfTheWeights) {
    GreyPicture picture{7, 5, std::vector<float>(35)};
    picture.values[2 * 7 + 3] = 1;
    const auto result = convolution_reference(picture, {0.25F, 0.5F, 0.25F});
    EXPECT_FLOAT_EQ(result[2 * 7 + 3], 0.25F);
    EXPECT_FLOAT_EQ(result[2 * 7 + 2], 0.125F);
    EXPECT_FLOAT_EQ(result[1 * 7 + 3], 0.125F);
    EXPECT_FLOAT_EQ(result[1 * 7 + 2], 0.0625F);
    EXPECT_FLOAT_EQ(result[0 * 7 + 3], 0);
}

TEST(ConvolutionReference, BeyondItsBorderThePictureGoesOnWithTheBorder) {
    const GreyPicture row{3, 1, {1, 0, 0}};
    const auto result = convolution_reference(row, {0.25F, 0.5F, 0.25F});
    EXPECT_FLOAT_EQ(result[0], 0.75F);
    EXPECT_FLOAT_EQ(result[1], 0.25F);
    EXPECT_FLOAT_EQ(result[2], 0);
}

GreyPicture picture(const std::string& width, const std::string& height) {
    return picture_of({{"image", ""}, {"width", width}, {"height", height}}).value();
}

TEST(Picture, IsTheMiddleOfTheImageThatComesAlong) {
    const GreyPicture whole = picture("0", "0");
    const GreyPicture middle = picture("100", "50");
    ASSERT_EQ(middle.values.size(), 5000U);
    const std::size_t left = (whole.width - 100) / 2;
    const std::size_t top = (whole.height - 50) / 2;
    for (std::size_t i = 0; i < 5000; ++i) {
        ASSERT_EQ(middle.values[i], whole.values[(top + i / 100) * whole.width + left + i % 100]);
        ASSERT_GE(middle.values[i], 0);
        ASSERT_LE(middle.values[i], 1);
    }
}

TEST(Picture, RepeatsAnImageThatIsTooSmall) {
    const GreyPicture whole = picture("0", "0");
    const GreyPicture wide = picture(std::to_string(2 * whole.width + 1), "0");
    EXPECT_EQ(wide.height, whole.height);
    EXPECT_EQ(wide.values[whole.width + 3], whole.values[3]);
    EXPECT_EQ(wide.values[2 * whole.width], whole.values[0]);
}

TEST(MatrixReference, MultipliesRowsByColumns) {
    EXPECT_EQ(product_reference({2, 2, 3}, {1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}),
              (std::vector<float>{58, 64, 139, 154}));
}

TEST(ParticlesReference, TwoBodiesPullEachOtherByTheOthersMass) {
    const Bodies bodies{{{0, 0, 0, 2}, {1, 0, 0, 6}}, {{0, 1, 0, 0}, {0, 0, 0, 0}}};
    const Bodies after = particles_reference(bodies, 0.5);
    const double pull = 1 / std::pow(1.01, 1.5);
    EXPECT_FLOAT_EQ(after.velocities[0][0], static_cast<float>(0.5 * 6 * pull));
    EXPECT_FLOAT_EQ(after.velocities[1][0], static_cast<float>(-0.5 * 2 * pull));
    EXPECT_FLOAT_EQ(after.positions[0][0], 0.5F * after.velocities[0][0]);
    EXPECT_FLOAT_EQ(after.positions[0][1], 0.5F);
    EXPECT_EQ(after.positions[0][3], 2);
}

RayScene scene(std::array<float, 4> sphere, float mirror, int bounces) {
    return {{sphere}, {{1, 0, 0, mirror}}, 21, 21, bounces};
}

TEST(RaysReference, SeesASphereInFrontAndTheSkyAround) {
    const auto picture = rays_reference(scene({0, 0, -5, 1}, 0, 2));
    const Pixel centre = picture[10 * 21 + 10];
    EXPECT_GT(centre[0], 30);
    EXPECT_EQ(centre[1], 0);
    EXPECT_EQ(picture[0], (Pixel{picture[0][0], picture[0][1], 255, 255})) << "the sky is all blue";
    EXPECT_GT(picture[0][1], 150);
}

TEST(RaysReference, AMirrorShowsTheSkyOnceRaysAreReflected) {
    const std::size_t centre = 10 * 21 + 10;
    EXPECT_EQ(rays_reference(scene({0, 0, -5, 1}, 1, 0))[centre][2], 0);
    EXPECT_EQ(rays_reference(scene({0, 0, -5, 1}, 1, 1))[centre][2], 255);
}

TEST(RaysReference, ABodyInTheLightsWayCastsAShadow) {
    RayScene two = scene({0, 0, -5, 1}, 0, 0);
    const int lit = rays_reference(two)[7 * 21 + 10][0];
    two.spheres.push_back({2.4F, 4.5F, -2.5F, 1});
    two.colours.push_back({0, 1, 0, 0});
    EXPECT_LT(rays_reference(two)[7 * 21 + 10][0], lit / 2);
}

TEST(RaysReference, PicturesAreComparedPixelByPixel) {
    const std::vector<Pixel> a = {{10, 10, 10, 255}, {200, 0, 0, 255}};
    const std::vector<Pixel> b = {{12, 8, 10, 255}, {203, 0, 0, 255}};
    EXPECT_EQ(share_of_near_pixels(a, b, 2), 0.5);
    EXPECT_EQ(share_of_near_pixels(a, a, 0), 1);
    EXPECT_EQ(share_of_near_pixels(a, {}, 2), 0);
}

} // namespace
} // namespace lockstep
