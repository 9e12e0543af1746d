/* It is fine to wait for ever at an end label, and only there. */
chan q = [1] of { byte }

active proctype Server() {
end:
  do
  :: q?1
  :: q?2 -> q?3
  od
}

active proctype Client() {
  if
  :: q!1
  :: q!2
  fi
}
