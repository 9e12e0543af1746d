/* Priorities that are all the same change nothing. */
byte x;
active proctype A() priority 1 { x = 1 }
init priority 1 { run B() priority 1; x = 2 }
proctype B() { x = 3 }
