/* Choices inside atomic sequences. */
byte a, b;

active [2] proctype P() {
  atomic {
    if
    :: a++
    :: b++; b++
    :: a = 3; if :: b = 1 :: b = 2 :: skip fi
    fi;
    do
    :: a > 2 -> a--
    :: b > 2 -> b = 0
    :: a <= 2 && b <= 2 -> break
    od
  };
  assert(a <= 2 && b <= 3)
}
