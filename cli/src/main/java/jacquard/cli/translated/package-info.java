/**
 * Java programs that are checked as models. {@link jacquard.cli.translated.TranslatedProgram} is
 * both; {@link jacquard.cli.translated.ConfirmingEngine} lets an engine for models check the model
 * and runs what it finds on the program itself, along {@link jacquard.cli.translated.SteeredRun},
 * before anybody sees it.
 */
@NullMarked
package jacquard.cli.translated;

import org.jspecify.annotations.NullMarked;
