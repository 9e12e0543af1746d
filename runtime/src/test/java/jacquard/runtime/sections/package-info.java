/** Programs that look for what is lost when operations of the JDK are one step each. */
package jacquard.runtime.sections;
