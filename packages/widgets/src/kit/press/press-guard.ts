import { type Attendance, armingTime } from './press-rules.ts';

/** What is read of a press; React's own events have it too. */
export type Press = Pick<Event, 'isTrusted' | 'timeStamp'>;

/**
 * Distinguishes presses that are meant for this window from those meant for what lay here before.
 */
export interface PressGuard {
  /** Calls back as presses begin or cease to count; answers how to stop. */
  watch(onChange: (isArmed: boolean) => void): () => void;
  /** Whether a click counts: it is a person's, and began when presses counted. */
  counts(press: Press): boolean;
}

/** Whether the window is in front of somebody. */
export function isPresent(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

const nobody: Attendance = { presentSince: undefined, signAt: undefined };
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;
const ends = ['pointerup', 'keyup'] as const;

export function createPressGuard(): PressGuard {
  let attendance = nobody;
  /** Whether the press under way began when presses counted. */
  let isMeant: boolean | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tell: (isArmed: boolean) => void = () => {};

  const isArmedAt = (time: number) => time >= armingTime(attendance);

  function change(next: Attendance): void {
    attendance = next;
    clearTimeout(timer);
    const wait = armingTime(attendance) - performance.now();
    tell(wait <= 0);
    if (wait > 0 && Number.isFinite(wait)) timer = setTimeout(() => tell(true), wait);
  }

  function leave(): void {
    isMeant = undefined;
    change(nobody);
  }

  function look({ timeStamp }: Pick<Event, 'timeStamp'>): void {
    if (!isPresent()) leave();
    else if (attendance.presentSince === undefined) change({ ...nobody, presentSince: timeStamp });
  }

  function notice(event: PointerEvent | WheelEvent | KeyboardEvent): void {
    // A key that is held down was pressed somewhere else.
    if (!event.isTrusted || ('repeat' in event && event.repeat)) return;
    look(event);
    const { timeStamp } = event;
    if (attendance.presentSince === undefined) return;
    if (beginsPress(event)) {
      isMeant = isArmedAt(timeStamp);
      // Clicking on and on does not arm it.
      if (!isMeant) change({ presentSince: timeStamp, signAt: timeStamp });
    } else if (attendance.signAt === undefined) change({ ...attendance, signAt: timeStamp });
  }

  /** What ends here and began nowhere was pressed before the button was there, or somewhere else. */
  function end(event: PointerEvent | KeyboardEvent): void {
    if (!('key' in event) || event.key === ' ') isMeant ??= false;
  }

  return {
    watch(onChange) {
      tell = onChange;
      look({ timeStamp: performance.now() });
      const life = new AbortController();
      const options = { capture: true, passive: true, signal: life.signal };
      for (const sign of signs) addEventListener(sign, notice, options);
      for (const name of ends) addEventListener(name, end, options);
      addEventListener('focus', look, options);
      addEventListener('blur', leave, options);
      document.addEventListener('visibilitychange', look, options);
      return () => {
        life.abort();
        clearTimeout(timer);
        attendance = nobody;
        tell = () => {};
      };
    },
    counts({ isTrusted, timeStamp }) {
      // What a screen reader presses began with no pointer and no key.
      const isOne = isTrusted && isPresent() && (isMeant ?? isArmedAt(timeStamp));
      isMeant = undefined;
      return isOne;
    },
  };
}

function beginsPress(event: Event): boolean {
  if (event.type === 'pointerdown') return true;
  return 'key' in event && (event.key === 'Enter' || event.key === ' ');
}
