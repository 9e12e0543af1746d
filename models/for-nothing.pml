/* A loop whose last value is below its first one does nothing; one with equal bounds runs once. */
byte runs, i
byte last = 2

active proctype P() {
  for (i : 3 .. last) {
    runs = 100
  }
  for (i : last .. last) {
    runs++
  }
  assert(runs == 1 && i == 3)
}
