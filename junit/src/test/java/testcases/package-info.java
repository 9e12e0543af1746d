/** Tests that are meant to fail, and some that pass; run by the tests of the JUnit extension. */
package testcases;
