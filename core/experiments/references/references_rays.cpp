#include "core/experiments/references/references.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lockstep {
namespace {

struct Vector {
    float x = 0;
    float y = 0;
    float z = 0;
};

Vector operator+(Vector a, Vector b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
Vector operator-(Vector a, Vector b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
Vector operator*(float factor, Vector v) {
    return {factor * v.x, factor * v.y, factor * v.z};
}
float dot(Vector a, Vector b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
Vector first_three(const std::array<float, 4>& values) {
    return {values[0], values[1], values[2]};
}

constexpr Vector light{0.48F, 0.8F, 0.36F};
constexpr Vector white{1, 1, 1};
constexpr Vector blue{0.4F, 0.6F, 1};
constexpr float least_distance = 0.001F;

struct Ray {
    Vector from;
    Vector along;
};

struct Hit {
    std::size_t sphere = 0;
    float distance = 0;
};

std::optional<float> distance_to(const Ray& ray, const std::array<float, 4>& sphere) {
    const Vector way = first_three(sphere) - ray.from;
    const float middle = dot(way, ray.along);
    const float square = sphere[3] * sphere[3] - dot(way, way) + middle * middle;
    const float nearest = square < 0 ? 0 : middle - std::sqrt(square);
    return nearest > least_distance ? std::optional(nearest) : std::nullopt;
}

std::optional<Hit> first_hit(const Ray& ray, const RayScene& scene) {
    std::optional<Hit> first;
    for (std::size_t k = 0; k < scene.spheres.size(); ++k) {
        const auto distance = distance_to(ray, scene.spheres[k]);
        if (distance && (!first || *distance < first->distance)) {
            first = Hit{k, *distance};
        }
    }
    return first;
}

Vector sky(Vector along) {
    const float height = 0.5F + 0.5F * along.y;
    return white + height * (blue - white);
}

Vector seen_along(Ray ray, const RayScene& scene) {
    Vector seen;
    float weight = 1;
    for (int bounce = 0; bounce <= scene.bounces && weight >= 0.01F; ++bounce) {
        const auto hit = first_hit(ray, scene);
        if (!hit) {
            return seen + weight * sky(ray.along);
        }
        const auto& sphere = scene.spheres[hit->sphere];
        const auto& colour = scene.colours[hit->sphere];
        ray.from = ray.from + hit->distance * ray.along;
        const Vector normal = 1 / sphere[3] * (ray.from - first_three(sphere));
        const float facing = std::max(dot(normal, light), 0.0F);
        const float bright = facing > 0 && first_hit({ray.from, light}, scene) ? 0 : facing;
        seen = seen + weight * (1 - colour[3]) * (0.15F + 0.85F * bright) * first_three(colour);
        weight *= colour[3];
        ray.along = ray.along - 2 * dot(ray.along, normal) * normal;
    }
    return seen;
}

std::uint8_t channel(float value) {
    return static_cast<std::uint8_t>(std::clamp(std::lround(255 * value), 0L, 255L));
}

} // namespace

std::vector<Pixel> rays_reference(const RayScene& scene) {
    std::vector<Pixel> picture;
    picture.reserve(scene.width * scene.height);
    const auto width = static_cast<float>(scene.width);
    const auto height = static_cast<float>(scene.height);
    for (std::size_t y = 0; y < scene.height; ++y) {
        for (std::size_t x = 0; x < scene.width; ++x) {
            const Vector through{static_cast<float>(x) + 0.5F - 0.5F * width,
                                 0.5F * height - static_cast<float>(y) - 0.5F, -height};
            const Vector seen = seen_along({{}, 1 / std::sqrt(dot(through, through)) * through}, scene);
            picture.push_back({channel(seen.x), channel(seen.y), channel(seen.z), 255});
        }
    }
    return picture;
}

double share_of_near_pixels(const std::vector<Pixel>& a, const std::vector<Pixel>& b, int tolerance) {
    if (a.size() != b.size() || a.empty()) {
        return 0;
    }
    const auto near = [&](const Pixel& one, const Pixel& other) {
        return std::ranges::equal(one, other,
                                  [&](int left, int right) { return std::abs(left - right) <= tolerance; });
    };
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        count += near(a[i], b[i]) ? 1 : 0;
    }
    return static_cast<double>(count) / static_cast<double>(a.size());
}

} // namespace lockstep
