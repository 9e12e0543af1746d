/* More than 500 bits of state, all of which matter, and a mistake that shows after more than 150 steps. */
byte cell[64], sum;

#define CHOOSE(i) if :: cell[i] = sum * 3 + (i) :: cell[i] = sum * 5 + 1 fi; sum = sum + cell[i]
#define MIX(i) sum = sum ^ cell[i]
#define FOUR(F, i) F(i); F(i + 1); F(i + 2); F(i + 3)
#define SIXTEEN(F, i) FOUR(F, i); FOUR(F, i + 4); FOUR(F, i + 8); FOUR(F, i + 12)
#define ALL(F) SIXTEEN(F, 0); SIXTEEN(F, 16); SIXTEEN(F, 32); SIXTEEN(F, 48)

active proctype Walk() {
  ALL(CHOOSE);
  ALL(MIX);
  assert(sum != 122)
}
