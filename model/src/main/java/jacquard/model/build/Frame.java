package jacquard.model.build;

import jacquard.model.Channel;
import jacquard.model.Layout;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import java.util.ArrayList;
import java.util.List;

/** Hands out the bytes of the global part of a state, or of the frame of a process. */
public final class Frame {
  private final Variable.Scope scope;
  private final List<Variable> variables = new ArrayList<>();
  private final List<Channel> channels = new ArrayList<>();
  private int bytes;

  private Frame(Variable.Scope scope, int header) {
    this.scope = scope;
    this.bytes = header;
  }

  public static Frame global() {
    return new Frame(Variable.Scope.GLOBAL, Layout.GLOBAL_HEADER);
  }

  public static Frame local() {
    return new Frame(Variable.Scope.LOCAL, Layout.FRAME_HEADER);
  }

  public Variable variable(String name, Shape shape) {
    Variable variable = new Variable(name, scope, bytes, shape);
    bytes += shape.bytes();
    variables.add(variable);
    return variable;
  }

  public Channel channel(String name, int capacity, List<Type> fields) {
    Channel channel = new Channel(name, capacity, fields, bytes);
    bytes += channel.bytes();
    channels.add(channel);
    return channel;
  }

  public Variable.Scope scope() {
    return scope;
  }

  public List<Variable> variables() {
    return variables;
  }

  public List<Channel> channels() {
    return channels;
  }

  public int bytes() {
    return bytes;
  }
}
