/* A line break is a semicolon where a statement can end; so an operator at the start of a line begins another one. */
typedef Pair {
  byte left
  byte right
}
chan c = [2] of { byte }
Pair p
byte x, y
inline swap(a, b) {
  byte t
  t = a
  a = b
  b = t
}
active proctype P() {
  byte i
  p.left = 3
  p.right = 4
  swap(p.left, p.right)
  for (i : 0 .. 1)
  {
    c!i
    (x < 9)
    x = x + i
  }
  do
  :: c?y
     if
     :: y > 0 -> skip
     :: else x = i
     fi
  :: empty(c)
    break
  od
  assert(p.left == 4)
  {
    x = 7
  } unless {
    y == 9
  }
  assert(x == 7)
}
active proctype Q() {
  (x == 1)
  -y == 0
  x++
}
