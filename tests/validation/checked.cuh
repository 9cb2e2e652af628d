// A call of the CUDA runtime whose failure ends the program with its reason.
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
