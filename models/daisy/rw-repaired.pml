/* The repaired twin of rw. */
#define REPAIRED
#include "rw.pml"
