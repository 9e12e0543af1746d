/* A select between constants is a choice among all of them. */
byte x
bool seen[6]

active proctype P() {
  select (x : 1 .. 5);
  seen[x] = true
}

active proctype Q() {
  seen[3] -> assert(x == 3 && !seen[2])
}
