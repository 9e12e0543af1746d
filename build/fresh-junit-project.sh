#!/bin/sh
# What a new user does: an empty Maven project, JUnit, our annotation, `mvn test`.
# Succeeds if the test fails with a counterexample. Arguments are handed to Maven (such as -o).
# Needs jacquard-junit in the local repository: mvn install -DskipTests
set -eu
version=$(sed -n 's/.*<version>\(.*\)<\/version>.*/\1/p' "$(dirname "$0")/../pom.xml" | head -1)
junit=$(sed -n 's/.*<junit.version>\(.*\)<\/junit.version>.*/\1/p' "$(dirname "$0")/../pom.xml")
surefire=$(sed -n 's/.*<maven-surefire-plugin.version>\(.*\)<.*/\1/p' "$(dirname "$0")/../pom.xml")
compiler=$(sed -n 's/.*<maven-compiler-plugin.version>\(.*\)<.*/\1/p' "$(dirname "$0")/../pom.xml")
resources=$(sed -n 's/.*<maven-resources-plugin.version>\(.*\)<.*/\1/p' "$(dirname "$0")/../pom.xml")
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
mkdir -p "$project/src/test/java/bank"
cat > "$project/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>bank</groupId>
  <artifactId>bank</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.release>25</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>$junit</version>
      <scope>test</scope>
    </dependency>
    <dependency>
      <groupId>dev.jacquard</groupId>
      <artifactId>jacquard-junit</artifactId>
      <version>$version</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin><artifactId>maven-surefire-plugin</artifactId><version>$surefire</version></plugin>
      <plugin><artifactId>maven-compiler-plugin</artifactId><version>$compiler</version></plugin>
      <plugin><artifactId>maven-resources-plugin</artifactId><version>$resources</version></plugin>
    </plugins>
  </build>
</project>
POM
cat > "$project/src/test/java/bank/CounterTest.java" <<JAVA
package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import jacquard.junit.AllInterleavings;

class CounterTest {
  private int count;

  @AllInterleavings
  void bothIncrementsCount() throws InterruptedException {
    Thread other = new Thread(() -> count++);
    other.start();
    count++;
    other.join();
    assertEquals(2, count);
  }
}
JAVA
mvn -B -f "$project/pom.xml" "$@" test | tee "$project/log" || true
grep -q 'replay    @AllInterleavings(replay = "jq1:' "$project/log"
