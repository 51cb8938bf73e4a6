import { atom, type ReadableAtom } from 'nanostores';

/** How long a toast stays, in milliseconds. */
export const toastLifetime = 8_000;

/** How many stand there at once; later ones wait. */
const places = 3;

export interface ShownToast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'neutral' | 'success' | 'error';
  /** What there is to know besides. */
  readonly note?: string | undefined;
  /** A button that goes with the toast. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** What it is about: a later one about the same takes its place. */
  readonly subject?: string | undefined;
}

/** Toasts and their time; it runs for those that show, and for none while somebody reads. */
export interface ToastStore {
  /** The oldest first, three at most. */
  readonly $shown: ReadableAtom<readonly ShownToast[]>;
  add(toast: Omit<ShownToast, 'id'>): void;
  dismiss(id: number): void;
  /** Does what the toast offers, once, and dismisses it. */
  act(id: number): void;
  /** Stops the time, as somebody points at them or has the focus among them. */
  pause(): void;
  resume(): void;
}

interface Timed extends ShownToast {
  left: number;
}

/** The toasts of a page. `now` is any clock in milliseconds. */
export function createToastStore(now: () => number): ToastStore {
  const $shown = atom<readonly ShownToast[]>([]);
  let all: readonly Timed[] = [];
  let isPaused = false;
  let startedAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes the time that has run off those that showed meanwhile. */
  function settle(): void {
    const passed = isPaused ? 0 : now() - startedAt;
    startedAt = now();
    for (const toast of all.slice(0, places)) toast.left -= passed;
  }

  function change(next: readonly Timed[]): void {
    settle();
    all = next;
    show();
  }

  function show(): void {
    clearTimeout(timer);
    const shown = all.slice(0, places);
    $shown.set(shown);
    if (isPaused || shown.length === 0) return;
    timer = setTimeout(expire, Math.max(0, Math.min(...shown.map(({ left }) => left))));
  }

  function expire(): void {
    settle();
    all = all.filter(({ left }) => left > 0);
    show();
  }

  const dismiss = (id: number) => change(all.filter((toast) => toast.id !== id));

  let lastId = 0;
  return {
    $shown,
    add(toast) {
      // A message that two widgets report alike is shown once; one with an action is never alike.
      if (!toast.action && all.some((other) => isAlike(other, toast))) return;
      lastId += 1;
      const added: Timed = { ...toast, id: lastId, left: toastLifetime };
      const index = all.findIndex((other) => isAbout(other, toast));
      change(index < 0 ? [...all, added] : all.with(index, added));
    },
    dismiss,
    act(id) {
      const action = all.find((toast) => toast.id === id)?.action;
      dismiss(id);
      action?.run();
    },
    pause() {
      settle();
      isPaused = true;
      clearTimeout(timer);
    },
    resume() {
      if (!isPaused) return;
      settle();
      isPaused = false;
      show();
    },
  };
}

function isAbout(one: ShownToast, { subject }: Pick<ShownToast, 'subject'>): boolean {
  return subject !== undefined && one.subject === subject;
}

function isAlike(one: ShownToast, other: Omit<ShownToast, 'id'>): boolean {
  return one.message === other.message && one.tone === other.tone && !one.action;
}
