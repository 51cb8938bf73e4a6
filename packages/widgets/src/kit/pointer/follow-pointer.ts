/**
 * What is reported of a finger or a mouse that is held down; distances in px, to the right and
 * down.
 */
interface PointerFollower {
  /** Whether a movement may begin with this. */
  starts(event: PointerEvent): boolean;
  /** How far it is from where it began; 0 when it is over. */
  moves(across: number, down: number): void;
  /** It was released so far from there. Not called where the browser took it over. */
  ends(across: number, down: number): void;
}

/** Follows one pointer at a time over an element, until the signal says so. */
export function followPointer(
  element: HTMLElement,
  { starts, moves, ends }: PointerFollower,
  signal: AbortSignal,
): void {
  let start: PointerEvent | undefined;

  function listen(
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    listener: (event: PointerEvent) => void,
  ) {
    element.addEventListener(name, listener, { signal });
  }

  listen('pointerdown', (event) => {
    if (event.isPrimary && starts(event)) start = event;
  });
  listen('pointermove', (event) => {
    if (start?.pointerId !== event.pointerId) return;
    moves(event.clientX - start.clientX, event.clientY - start.clientY);
  });
  listen('pointerup', (event) => {
    if (start?.pointerId !== event.pointerId) return;
    const [across, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
    start = undefined;
    moves(0, 0);
    ends(across, down);
  });
  listen('pointercancel', () => {
    start = undefined;
    moves(0, 0);
  });
}
