/* Peterson's algorithm in a program whose other code was abstracted to local predicates. */
bit flag0, flag1, turn;
byte critical;

#define rest do :: p = !p :: q = !q :: break od

active proctype P0() {
  bit p, q, go;
  byte round;
  do
  :: round < 2 ->
    rest;
    flag0 = 1;
    turn = 1;
    (flag1 == 0 || turn == 0);
    critical++;
    assert(critical == 1);
    rest;
    critical--;
    flag0 = 0;
    round++
  :: else -> break
  od
}

active proctype P1() {
  bit p, q, go;
  byte round;
  do
  :: round < 2 ->
    rest;
    flag1 = 1;
    turn = 0;
    (flag0 == 0 || turn == 1);
    critical++;
    assert(critical == 1);
    rest;
    critical--;
    flag1 = 0;
    round++
  :: else -> break
  od
}
