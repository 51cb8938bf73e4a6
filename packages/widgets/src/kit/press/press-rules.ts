/** Since when somebody is there, in milliseconds of the page's own clock. */
export interface Attendance {
  /** Since when the window is in front and can be seen, without a break; absent while it is not. */
  readonly presentSince: number | undefined;
  /** When a hand was first seen there: a pointer that moved, a key, a touch. */
  readonly signAt: number | undefined;
}

/** A double click meant for another window is over by then. */
const afterSign = 600;
/** For a switch, a voice or a finger, which give no sign before they press. */
const withoutSign = 1_500;

/** From when on a press in the window is meant for it; never while the window is not in front. */
export function armingTime({ presentSince, signAt }: Attendance): number {
  if (presentSince === undefined) return Number.POSITIVE_INFINITY;
  const alone = presentSince + withoutSign;
  if (signAt === undefined) return alone;
  return Math.min(alone, Math.max(presentSince, signAt) + afterSign);
}
