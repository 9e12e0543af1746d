/* A loop over an array of channels: every one of them gets its number. */
chan q[3] = [1] of { byte }
byte sum

active proctype Fill() {
  byte i
  for (i in q) {
    q[i]!i + 1
  }
}

active proctype Empty() {
  byte i, x
  for (i in q) {
    q[i]?x
    sum = sum + x
  }
  assert(sum == 6)
}
