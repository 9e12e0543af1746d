/* Five philosophers; the last one takes his forks the other way round. Eating is counted. */
bit f0, f1, f2, f3, f4;
byte meals;

#define take(f) atomic { f == 0 -> f = 1 }
#define think   do :: p = !p :: break od
#define eat(left, right) \
  think; take(left); take(right); p = 0; meals = meals + 1; p = 1; right = 0; left = 0; think

active proctype A() { bit p; eat(f0, f1) }
active proctype B() { bit p; eat(f1, f2) }
active proctype C() { bit p; eat(f2, f3) }
active proctype D() { bit p; eat(f3, f4) }
active proctype E() { bit p; eat(f0, f4) }
