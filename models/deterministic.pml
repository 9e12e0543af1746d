/* Deterministic steps with loops, choices and jumps inside. */
byte a[4], n, sum;

active [2] proctype P() {
  byte i;
  d_step {
    i = 0;
    do
    :: i < 4 -> a[i] = a[i] + i; i++
    :: else -> break
    od;
    n++
  };
  d_step {
    n > 1 ->
    sum = 0;
    for (i : 0 .. 3) { sum = sum + a[i] }
    if
    :: sum == 12 -> goto done
    :: else -> sum = 0
    fi;
done:
    skip
  };
  assert(sum == 12)
}
