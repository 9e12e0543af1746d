/**
 * Java programs that are checked as models. {@link jacquard.check.translated.TranslatedProgram} is
 * both; {@link jacquard.check.translated.ConfirmingEngine} lets an engine for models check the
 * model and runs what it finds on the program itself, along {@link
 * jacquard.check.translated.SteeredRun}, before anybody sees it.
 */
@NullMarked
package jacquard.check.translated;

import org.jspecify.annotations.NullMarked;
