/* Appends any two bits to a number. */
#define TWO_BITS(v) if :: v = v * 4 :: v = v * 4 + 1 :: v = v * 4 + 2 :: v = v * 4 + 3 fi
#define BYTE(v) TWO_BITS(v); TWO_BITS(v); TWO_BITS(v); TWO_BITS(v)
