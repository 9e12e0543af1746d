/* A process in an atomic sequence hands control to the receiver of its message, and rests before
   it leaves the choice, the loop or the jump that the send is in: the receiver may look first. */
chan r = [0] of { byte };
byte way;

active proctype P() {
  byte m;
  atomic {
    if
    :: r?m ->
       if
       :: way = 1;
          if
          :: r!3
          fi
       :: way = 2;
          do
          :: r!3;
             break
          od
       :: way = 3;
          r!3;
          goto end_rest
       fi
    fi
  };
end_rest:
  false
}

active proctype Q() {
  byte l;
  r!2;
  r?l;
  assert(way == 0 || P[0]@end_rest)
}
