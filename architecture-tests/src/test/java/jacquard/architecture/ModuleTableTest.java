package jacquard.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the code to the module table: who may use whom, and what no module does. */
class ModuleTableTest {

  /** The JDK's packages; the empty one is where ArchUnit puts primitive types and their arrays. */
  private static final List<String> JDK = List.of("java..", "javax..", "jdk..", "");

  private static final Module CORE = new Module("core");
  private static final Module EXPLORE = new Module("explore").using(CORE);
  private static final Module SCRIPT = new Module("script").using(CORE, EXPLORE);
  private static final Module HOOKS = new Module("hooks");
  private static final Module RUNTIME = new Module("runtime").using(CORE, EXPLORE, HOOKS);
  private static final Module LITMUS = new Module("litmus").using(CORE, EXPLORE, SCRIPT);
  private static final Module LTL = new Module("ltl").using(CORE);
  private static final Module MODEL = new Module("model").using(CORE);
  private static final Module PROMELA = new Module("promela").using(CORE, LTL, MODEL);
  private static final Module BYTECODE = new Module("bytecode").using(CORE, MODEL);
  private static final Module STATESPACE = new Module("statespace").using(CORE, LTL, MODEL);
  private static final Module MODELRUNS = new Module("modelruns").using(CORE, EXPLORE, MODEL);
  private static final Module SYMBOLIC =
      new Module("symbolic").using(CORE, LTL, MODEL).with("com.sun.management..", "org.sat4j..");
  private static final Module REPORT =
      new Module("report").using(CORE).with("com.fasterxml.jackson.core..");
  private static final Module CHECK =
      new Module("check").using(CORE, EXPLORE, HOOKS, RUNTIME, REPORT);
  private static final Module JUNIT =
      new Module("junit")
          .using(CHECK, HOOKS)
          .with("org.junit.jupiter.api..", "org.junit.platform.commons..", "org.opentest4j..");
  private static final Module CLI =
      new Module("cli")
          .using(
              CORE,
              EXPLORE,
              SCRIPT,
              HOOKS,
              RUNTIME,
              LITMUS,
              MODEL,
              PROMELA,
              BYTECODE,
              STATESPACE,
              MODELRUNS,
              SYMBOLIC,
              REPORT,
              CHECK)
          .with("picocli..");
  private static final Module BENCH =
      new Module("bench")
          .using(
              CORE, EXPLORE, SCRIPT, RUNTIME, LITMUS, MODEL, PROMELA, STATESPACE, SYMBOLIC, REPORT)
          .with(
              "com.sun.management..", "org.jetbrains.lincheck..", "org.openjdk.jmh..", "picocli..");

  private static final List<Module> TABLE =
      List.of(
          CORE,
          EXPLORE,
          SCRIPT,
          HOOKS,
          RUNTIME,
          LITMUS,
          LTL,
          MODEL,
          PROMELA,
          BYTECODE,
          STATESPACE,
          MODELRUNS,
          SYMBOLIC,
          REPORT,
          CHECK,
          JUNIT,
          CLI,
          BENCH);

  private static final JavaClasses JACQUARD =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("jacquard");

  /** A row of the table: the packages below {@code jacquard.<name>}, and what they may use. */
  record Module(String name, List<Module> modules, List<String> libraries) {

    Module(String name) {
      this(name, List.of(), List.of());
    }

    Module using(Module... used) {
      return new Module(name, List.of(used), libraries);
    }

    Module with(String... packages) {
      return new Module(name, modules, List.of(packages));
    }

    String packages() {
      return "jacquard." + name + "..";
    }

    String[] usablePackages() {
      List<String> usable = new ArrayList<>(JDK);
      usable.add("org.jspecify.annotations");
      usable.addAll(libraries);
      usable.add(packages());
      modules.forEach(module -> usable.add(module.packages()));
      return usable.toArray(String[]::new);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  @ParameterizedTest
  @FieldSource("TABLE")
  void aModuleUsesOnlyWhatTheTableGrantsIt(Module module) {
    classes()
        .that()
        .resideInAPackage(module.packages())
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(module.usablePackages())
        .check(JACQUARD);
  }

  @Test
  void everyClassBelongsToAModuleOfTheTable() {
    String[] packages = TABLE.stream().map(Module::packages).toArray(String[]::new);
    classes().should().resideInAnyPackage(packages).check(JACQUARD);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("jacquard.(**)").should().beFreeOfCycles().check(JACQUARD);
  }

  @Test
  void onlyTheOuterModulesPrint() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            CLI.packages(),
            REPORT.packages(),
            BENCH.packages(),
            CHECK.packages()) // puts away what a checked program prints
        .should(ACCESS_STANDARD_STREAMS)
        .check(JACQUARD);
  }

  /** So that one set of properties decides how. */
  @Test
  void jvmsForCommandsAndChecksAreStartedInOnePlace() {
    noClasses()
        .that()
        .resideInAnyPackage(CLI.packages(), CHECK.packages(), JUNIT.packages())
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ProcessBuilder.class)
        .check(JACQUARD);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Manager", "Helper", "Util", "Utils", "Impl"})
  void noClassHasANameThatSaysNothing(String suffix) {
    noClasses().should().haveSimpleNameEndingWith(suffix).check(JACQUARD);
  }
}
