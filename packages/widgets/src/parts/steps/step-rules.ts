/** A step of a way. */
export interface Step {
  /** As it stands in the address. */
  readonly id: string;
  readonly title: string;
  /** Whether all that it needs is there, so that it may be passed. */
  readonly isDone: boolean;
  /** Whether it has a tick; by default where it is done. */
  readonly isTicked?: boolean;
  /** Whether something of it is not right, which goes before a tick. */
  readonly isWrong?: boolean;
}

/** What of a step decides where somebody may go. */
type Passable = Pick<Step, 'id' | 'isDone'>;

/** Where somebody may go: to every step whose earlier ones are all done. */
export function isReachable(steps: readonly Passable[], id: string): boolean {
  const index = steps.findIndex((step) => step.id === id);
  return index >= 0 && steps.slice(0, index).every(({ isDone }) => isDone);
}

/**
 * Returns the step that shows: the requested one where it may be reached, else the first that is
 * not done.
 */
export function requireStep<Of extends Passable>(steps: readonly Of[], wanted: string): Of {
  const step = steps.find(({ id }) => id === wanted && isReachable(steps, id));
  const first = step ?? steps.find(({ isDone }) => !isDone) ?? steps[0];
  if (!first) throw new Error('A way needs at least one step.');
  return first;
}
