/* The repaired twin of daisy-ww2. */
#define REPAIRED
#include "daisy-ww2.pml"
