package jacquard.bench.chapter8;

import java.util.List;

/** A part of the report: what was measured, in words, tables and pictures. */
record Section(String title, String about, List<Grid> grids, List<Picture> pictures) {
  Section {
    grids = List.copyOf(grids);
    pictures = List.copyOf(pictures);
  }

  /**
   * A picture in a file of its own.
   *
   * @param name without the ending
   */
  record Picture(String name, String caption, String svg) {
    String file() {
      return name + ".svg";
    }
  }

  String text() {
    StringBuilder out = new StringBuilder(title).append('\n').append(about).append("\n\n");
    grids.forEach(grid -> out.append(grid.text()).append('\n'));
    return out.toString();
  }

  String markdown() {
    StringBuilder out = new StringBuilder("## ").append(title).append("\n\n");
    out.append(about).append("\n\n");
    pictures.forEach(p -> out.append("![%s](%s)%n%n".formatted(p.caption(), p.file())));
    grids.forEach(grid -> out.append(grid.markdown()).append('\n'));
    return out.toString();
  }
}
