package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Two threads count in an attribute of an XML element. */
@Expect(value = "exception", about = "mutable classes of the JDK")
public final class DocumentRaced {

  private DocumentRaced() {}

  public static void main() throws Exception {
    Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
    Element element = document.createElement("a");
    element.setAttribute("n", "0");
    Together.Body increment =
        () -> element.setAttribute("n", "" + (Integer.parseInt(element.getAttribute("n")) + 1));
    Together.run(increment, increment);
    assert element.getAttribute("n").equals("2");
  }
}
