#include "kernel_in_header.h"
