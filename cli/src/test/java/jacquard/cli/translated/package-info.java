/** Java programs as models: the verdicts of all engines are the same. */
package jacquard.cli.translated;
