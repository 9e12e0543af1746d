/* The repaired twin of ww1. */
#define REPAIRED
#include "ww1.pml"
