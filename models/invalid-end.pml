/* The same without the label. */
chan c = [0] of { bit };

active proctype Server() {
  do
  :: c?_
  od
}

active proctype Client() {
  c!1;
  c!0
}
