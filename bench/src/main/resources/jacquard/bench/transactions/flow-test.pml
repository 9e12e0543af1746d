/* A workflow that forks into four branches with steps of their own and joins them again. */
chan fork = [4] of { byte };
chan join = [4] of { byte };
byte done;

active proctype Root() {
  byte i, v;
  i = 0;
  do :: i < 4 -> fork!i; i++ :: else -> break od;
  i = 0;
  do :: i < 4 -> join?v; done = done + 1; i++ :: else -> break od;
  assert(done == 4)
}

active [4] proctype Branch() {
  byte task, state;
  fork?task;
  state = 1;
  if :: state = 2 :: state = 3 fi;
  state = state + task;
  join!state
}
