import { dayMs } from '../../vocabulary/time/durations.ts';
import { browserStorage, type Storing } from '../browser-storage.ts';

/** What somebody has written and no server has, as one form keeps it. */
interface KeptEntry {
  /** The form that keeps it: two tabs don't overwrite each other. */
  readonly form: string;
  /** What it is about, as the form calls it: `draft 70`. */
  readonly about: string;
  readonly words: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Kept {
  /** Another one after each sign-out: what began before keeps nothing any more. */
  readonly era: string;
  /** Whose words they are. */
  readonly owner: number;
  readonly entries: readonly KeptEntry[];
}

/** Words that one form keeps in this browser, for one person, until a server has them. */
export interface LocalDrafts {
  /** Whether they are saved: not in a full storage, nor after a sign-out. */
  keep(about: string, words: unknown): boolean;
  /** Returns the last text about this that any form saved; from here on it belongs to this form. */
  take(about: string): unknown;
  /** Whether what this form keeps about this is still its own: no other has taken or dropped it. */
  isOwn(about: string): boolean;
  /** A server has them. */
  drop(): void;
  /** Returns the subjects of everything that is saved in the room. */
  subjects(): readonly string[];
}

interface RoomSettings {
  /** Its name in the browser's storage. */
  readonly key: string;
  readonly most: number;
  /** Whether all forms share one text about a subject, which goes once one of them has sent it. */
  readonly isOnePerSubject?: boolean;
}

/**
 * Where the texts of one person are saved; beyond so many, the oldest are dropped, in their own
 * room only.
 */
const rooms = {
  forms: { key: 'boardwalk.words', most: 5 },
  /** First messages about listings, one for each: what another tab saves takes its place. */
  contacts: { key: 'boardwalk.contacts', most: 20, isOnePerSubject: true },
  /** What somebody is writing into threads of their messages. */
  threads: { key: 'boardwalk.threads', most: 20 },
  /** What they have sent and no server has answered, by thread. */
  outgoing: { key: 'boardwalk.outgoing', most: 20 },
  /** What they have chosen on the way to an order. */
  checkouts: { key: 'boardwalk.checkouts', most: 1, isOnePerSubject: true },
} as const satisfies Record<string, RoomSettings>;
type Room = keyof typeof rooms;

interface KeptWordsSettings {
  readonly owner: number;
  readonly clock: { now(): number };
  /** Defaults to that of forms. */
  readonly room?: Room;
}

const lifeMs = 30 * dayMs;
/** Characters, as a draft has on the server. */
const longest = 120_000;

/** The keeping of one form that `owner` fills in, on our own site. */
export function createLocalDrafts(
  { owner, clock, room = 'forms' }: KeptWordsSettings,
  storage: Storing | undefined = browserStorage(),
): LocalDrafts {
  const { key, most, isOnePerSubject = false }: RoomSettings = rooms[room];
  const subjects = new Set<string>();
  const form = newName();
  const { era } = readKept(key, storage);
  removeOld(key, storage, clock.now());

  /** Those of the person alone, which are not too old. */
  function own(): readonly KeptEntry[] {
    const kept = readKept(key, storage);
    if (kept.owner !== owner) return [];
    return kept.entries.filter(({ at }) => clock.now() - at < lifeMs);
  }

  /** What others left here is gone with it. */
  function write(entries: readonly KeptEntry[]): boolean {
    if (!storage || readKept(key, storage).era !== era) return false;
    try {
      storage.setItem(key, JSON.stringify({ era, owner, entries } satisfies Kept));
      return true;
    } catch {
      return false;
    }
  }

  const others = () =>
    own().filter((entry) => entry.form !== form && !(isOnePerSubject && subjects.has(entry.about)));

  return {
    keep(about, words) {
      if (JSON.stringify(words).length > longest) return false;
      subjects.add(about);
      const entry = { form, about, words, at: clock.now() };
      return write([...others(), entry].slice(-most));
    },
    take(about) {
      const entries = own();
      const found = entries.findLast((entry) => entry.about === about);
      if (!found) return undefined;
      subjects.add(about);
      write(entries.map((entry) => (entry === found ? { ...found, form } : entry)));
      return found.words;
    },
    isOwn: (about) => own().some((entry) => entry.form === form && entry.about === about),
    drop() {
      const left = others();
      if (left.length < own().length) write(left);
    },
    subjects: () => [...new Set(own().map(({ about }) => about))],
  };
}

/** Deletes what has been saved for too long, whose it may be. */
function removeOld(key: string, storage: Storing | undefined, now: number): void {
  const saved = readKept(key, storage);
  const entries = saved.entries.filter(({ at }) => now - at < lifeMs);
  if (entries.length === saved.entries.length) return;
  try {
    storage?.setItem(key, JSON.stringify({ ...saved, entries } satisfies Kept));
  } catch {
    storage?.removeItem(key);
  }
}

/** Deletes what is saved in this browser, and saves nothing more of what is open in any tab. */
export function clearLocalDrafts(storage: Storing | undefined = browserStorage()): void {
  for (const { key } of Object.values(rooms)) {
    try {
      const forgotten: Kept = { era: newName(), owner: 0, entries: [] };
      storage?.setItem(key, JSON.stringify(forgotten));
    } catch {
      storage?.removeItem(key);
    }
  }
}

function newName(): string {
  return Math.random().toString(36).slice(2);
}

/** Whatever else somebody has put there is nothing. */
function readKept(key: string, storage: Storing | undefined): Kept {
  const none: Kept = { era: '', owner: 0, entries: [] };
  try {
    const kept: Record<string, unknown> = Object(JSON.parse(storage?.getItem(key) ?? 'null'));
    const { era, owner, entries } = kept;
    if (typeof era !== 'string' || typeof owner !== 'number' || !Array.isArray(entries))
      return none;
    return { era, owner, entries: entries.filter(isEntry) };
  } catch {
    return none;
  }
}

function isEntry(value: unknown): value is KeptEntry {
  const { form, about, at }: Record<string, unknown> = Object(value);
  return typeof form === 'string' && typeof about === 'string' && typeof at === 'number';
}
