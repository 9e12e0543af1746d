/* The repaired twin of ww2. */
#define REPAIRED
#include "ww2.pml"
