/** Tests of the self-test, and a small part of it for every build. */
package jacquard.check.selftest;
