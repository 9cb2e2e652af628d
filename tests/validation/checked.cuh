// Calls the CUDA runtime. A failure ends the program with the reason.
#pragma once

#include <cstdio>
#include <cstdlib>

#define CHECKED(call)                                                                                              \
    do {                                                                                                           \
        const cudaError_t error = (call);                                                                          \
        if (error != cudaSuccess) {                                                                                \
            std::fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error));                                    \
            std::exit(1);                                                                                          \
        }                                                                                                          \
    } while (false)
