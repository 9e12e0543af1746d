/* The repaired twin of daisy-ww1. */
#define REPAIRED
#include "daisy-ww1.pml"
