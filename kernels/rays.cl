// A small ray tracer: one ray per pixel, with shadows and reflections. The eye is at the origin and looks
// along -z.
//
// BOUNCES  maximum number of reflections of a ray

#ifndef BOUNCES
#define BOUNCES 3
#endif

#define FAR 1e30f
#define NEAR 0.001f // keeps a ray that leaves a sphere from hitting it again
#define LIGHT (float3)(0.48f, 0.8f, 0.36f)

// Distance along the ray to the sphere (centre, with the radius in w); FAR if the ray misses it.
float distance_to(float3 from, float3 along, float4 sphere)
{
    float3 way = sphere.xyz - from;
    float middle = dot(way, along);
    float square = sphere.w * sphere.w - dot(way, way) + middle * middle;
    if (square < 0)
        return FAR;
    float nearest = middle - sqrt(square);
    return nearest > NEAR ? nearest : FAR;
}

// Index of the first sphere that the ray hits, or -1 if it hits none. Stores the distance in *reach.
int first_hit(float3 from, float3 along, int count, __constant float4* spheres, float* reach)
{
    int first = -1;
    *reach = FAR;
    for (int k = 0; k < count; ++k) {
        float met = distance_to(from, along, spheres[k]);
        if (met < *reach) {
            *reach = met;
            first = k;
        }
    }
    return first;
}

// `colours` contains red, green, blue and the share of the light that is reflected, each from 0 to 1.
__kernel void render_spheres(int width, int height, int count, __constant float4* spheres,
                             __constant float4* colours, __global uchar4* image)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float3 from = (float3)(0);
    float3 along = normalize((float3)(x + 0.5f - 0.5f * width, 0.5f * height - y - 0.5f, -height));
    float3 seen = (float3)(0);
    float weight = 1;
    for (int bounce = 0; bounce <= BOUNCES; ++bounce) {
        float reach;
        int hit = first_hit(from, along, count, spheres, &reach);
        if (hit < 0) {
            seen += weight * mix((float3)(1, 1, 1), (float3)(0.4f, 0.6f, 1), 0.5f + 0.5f * along.y);
            break;
        }
        from += reach * along;
        float4 colour = colours[hit];
        float3 normal = (from - spheres[hit].xyz) / spheres[hit].w;
        float bright = max(dot(normal, LIGHT), 0.0f);
        float to_light;
        if (bright > 0 && first_hit(from, LIGHT, count, spheres, &to_light) >= 0)
            bright = 0;
        seen += weight * (1 - colour.w) * (0.15f + 0.85f * bright) * colour.xyz;
        weight *= colour.w;
        if (weight < 0.01f)
            break;
        along -= 2 * dot(along, normal) * normal;
    }
    image[y * width + x] = convert_uchar4_sat_rte(255 * (float4)(seen, 1));
}
