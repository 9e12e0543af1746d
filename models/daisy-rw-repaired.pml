/* The repaired twin of daisy-rw. */
#define REPAIRED
#include "daisy-rw.pml"
