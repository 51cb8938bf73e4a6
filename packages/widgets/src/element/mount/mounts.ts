/** What a file that comes later may ask of a widget that runs. */
interface RunningWidget {
  /** Shows its content as things are now; `isAnew` without what it holds. */
  changed(isAnew?: boolean): void;
}

/** The widgets of this copy of the SDK by the elements that they run in. */
export const mounts = new WeakMap<Element, RunningWidget>();
