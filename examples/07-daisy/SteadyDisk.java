/** A disk whose head stays where it is until the byte has been transferred. */
class SteadyDisk extends Disk {
  SteadyDisk(int size) {
    super(size);
  }

  @Override
  synchronized int readAt(int address) {
    return super.readAt(address);
  }

  @Override
  synchronized void writeAt(int address, int value) {
    super.writeAt(address, value);
  }
}
