#define DEEP 5
