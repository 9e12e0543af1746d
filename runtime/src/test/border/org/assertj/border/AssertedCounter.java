package org.assertj.border;

/** A class of a program whose package begins as that of a test framework does. */
public class AssertedCounter {
  public int n;

  public void increment() {
    n++;
  }
}
