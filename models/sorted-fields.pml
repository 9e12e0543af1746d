/* A sorted send compares field by field. */
chan q = [4] of { byte, byte }
byte a, b

active proctype P() {
  q!!2,5;
  q!!1,9;
  q!!2,3;
  q!!1,1;
  q?a,b;
  assert(a == 1 && b == 1);
  q?a,b;
  assert(a == 1 && b == 9);
  q?a,b;
  assert(a == 2 && b == 3)
}
