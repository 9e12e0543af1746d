/* Nobody can receive in the middle of a deterministic step. */
chan r = [0] of { byte };

active proctype A() {
  d_step { r!1; skip }
}

active proctype B() {
  r?_
}
