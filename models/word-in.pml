/* Outside of a for, "in" is a name like any other. */
chan in = [1] of { byte };
byte a[3];
active proctype P(){
  byte i;
  for (i in a) {
    in!i
  }
}
active proctype Q() {
  byte in2, out;
end:
  do
  :: in?in2 -> a[in2] = in2 + out; out = in2
  od
}
