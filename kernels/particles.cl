// Bodies that attract each other: position.xyz with the mass in w. One time step of length `dt` (velocity
// first, then position).
//
// N  work-items per group, and bodies per tile

#ifndef N
#define N 64
#endif

#define SOFTENING 0.01f // keeps the acceleration finite if two bodies meet

// The acceleration of a body at `own` towards `other`.
float4 pull(float4 own, float4 other)
{
    float4 way = other - own;
    way.w = 0;
    float nearness = rsqrt(dot(way, way) + SOFTENING);
    return way * (other.w * nearness * nearness * nearness);
}

// Each work-item reads all bodies from global memory.
__kernel void particles_naive(int count, float dt, __global const float4* position,
                              __global const float4* velocity, __global float4* new_position,
                              __global float4* new_velocity)
{
    int i = get_global_id(0);
    if (i < count) {
        float4 own = position[i];
        float4 acceleration = 0;
        for (int k = 0; k < count; ++k)
            acceleration += pull(own, position[k]);
        float4 speed = velocity[i] + dt * acceleration;
        new_velocity[i] = speed;
        new_position[i] = own + dt * speed;
    }
}

// The group copies N bodies at a time into local memory. Bodies without mass fill up the last tile.
__kernel void particles_tiled(int count, float dt, __global const float4* position,
                              __global const float4* velocity, __global float4* new_position,
                              __global float4* new_velocity)
{
    __local float4 tile[N];
    int lid = get_local_id(0);
    int i = get_global_id(0);
    float4 own = i < count ? position[i] : (float4)(0);
    float4 acceleration = 0;
    for (int first = 0; first < count; first += N) {
        tile[lid] = first + lid < count ? position[first + lid] : (float4)(0);
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < N; ++k)
            acceleration += pull(own, tile[k]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i < count) {
        float4 speed = velocity[i] + dt * acceleration;
        new_velocity[i] = speed;
        new_position[i] = own + dt * speed;
    }
}
