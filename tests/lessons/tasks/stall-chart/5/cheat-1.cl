// Each body meets only the bodies of its own group: a quarter of the work.
#define SOFTENING 0.01f

float4 pull(float4 own, float4 other)
{
    float4 way = other - own;
    way.w = 0;
    float nearness = rsqrt(dot(way, way) + SOFTENING);
    return way * (other.w * nearness * nearness * nearness);
}

__kernel void particles_naive(int count, float dt, __global const float4* position,
                              __global const float4* velocity, __global float4* new_position,
                              __global float4* new_velocity)
{
    int i = get_global_id(0);
    if (i < count) {
        float4 own = position[i];
        float4 acceleration = 0;
        int first = get_group_id(0) * N;
        for (int k = first; k < first + N; ++k)
            acceleration += pull(own, position[k]);
        float4 speed = velocity[i] + dt * acceleration;
        new_velocity[i] = speed;
        new_position[i] = own + dt * speed;
    }
}
