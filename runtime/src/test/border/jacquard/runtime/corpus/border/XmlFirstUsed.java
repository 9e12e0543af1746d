package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;

/** Both threads make an XML document for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class XmlFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private XmlFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          Document document =
              DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
          assert document.createElement("a").getTagName().equals("a");
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}
