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
export interface KeptWords {
  /** Whether they are kept: not in a full storage, nor after a sign-out. */
  keep(about: string, words: unknown): boolean;
  /** The last that were kept about this by whatever form; from here on they are this form's. */
  take(about: string): unknown;
  /** A server has them. */
  drop(): void;
}

interface KeptWordsSettings {
  readonly owner: number;
  readonly clock: { now(): number };
}

const key = 'boardwalk.words';
const lifeMs = 30 * 86_400_000;
/** Of one person; the oldest give way. */
const mostEntries = 5;
/** Characters, as a draft has on the server. */
const longest = 120_000;

/** The keeping of one form that `owner` fills in, on our own site. */
export function createKeptWords(
  { owner, clock }: KeptWordsSettings,
  storage: Storing | undefined = browserStorage(),
): KeptWords {
  const form = newName();
  const { era } = readKept(storage);

  /** Those of the person alone, which are not too old. */
  function own(): readonly KeptEntry[] {
    const kept = readKept(storage);
    if (kept.owner !== owner) return [];
    return kept.entries.filter(({ at }) => clock.now() - at < lifeMs);
  }

  /** What others left here is gone with it. */
  function write(entries: readonly KeptEntry[]): boolean {
    if (!storage || readKept(storage).era !== era) return false;
    try {
      storage.setItem(key, JSON.stringify({ era, owner, entries } satisfies Kept));
      return true;
    } catch {
      return false;
    }
  }

  const others = () => own().filter((entry) => entry.form !== form);

  return {
    keep(about, words) {
      if (JSON.stringify(words).length > longest) return false;
      const entry = { form, about, words, at: clock.now() };
      return write([...others(), entry].slice(-mostEntries));
    },
    take(about) {
      const entries = own();
      const found = entries.findLast((entry) => entry.about === about);
      if (!found) return undefined;
      write(entries.map((entry) => (entry === found ? { ...found, form } : entry)));
      return found.words;
    },
    drop() {
      const left = others();
      if (left.length < own().length) write(left);
    },
  };
}

/** Forgets what is kept in this browser, and keeps nothing more of what is open in any tab. */
export function forgetKeptWords(storage: Storing | undefined = browserStorage()): void {
  try {
    const forgotten: Kept = { era: newName(), owner: 0, entries: [] };
    storage?.setItem(key, JSON.stringify(forgotten));
  } catch {
    storage?.removeItem(key);
  }
}

function newName(): string {
  return Math.random().toString(36).slice(2);
}

/** Whatever else somebody has put there is nothing. */
function readKept(storage: Storing | undefined): Kept {
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
