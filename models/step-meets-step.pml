/* A message that is sent to a step which starts with its receive. */
chan c = [0] of { byte }
byte sum

active proctype A() {
  c!2;
  c!3
}

active proctype B() {
  byte x;
  d_step {
    c?x;
    sum = sum + x;
    sum = sum * 2
  }
  d_step {
    c?x;
    sum = sum + x
  }
  assert(sum == 7)
}
