/* Two processes ask each other at once, without a buffer. */
chan a = [0] of { bit }
chan b = [0] of { bit }

active proctype P() {
  if
  :: a!1 -> b?1
  :: b?1 -> a!1
  fi
}

active proctype Q() {
  if
  :: a?1 -> b!1
  :: b!1 -> a?1
  fi
}
