import { hourMs, minuteMs } from '../../vocabulary/time/durations.ts';
import { browserStorage, type Storing } from '../browser-storage.ts';

/** What a user requested before they had an account. */
export interface PendingAction {
  /** What is to be done, as the domain calls it that does it: `favourite`. */
  readonly act: string;
  /** The number of what it is done to. */
  readonly subject: number;
}

interface PlacedWish extends PendingAction {
  /** Path on our own site where it was requested. */
  readonly path: string;
}

interface KeptWish {
  /** Absent where somebody was only headed somewhere. */
  readonly wish?: PendingAction | undefined;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Whose it is; null until the account is open. */
  readonly owner: number | null;
}

/** The last wish of this browser: while a mail is waited for, nobody is signed in who could keep it. */
export interface PendingActions {
  /** Remembers it, for as long as the link that confirms an address works. */
  keep(wish: PlacedWish): void;
  /**
   * Remembers for as long where a user was going, in place of the earlier pending action; `''` is
   * nowhere.
   */
  keepPath(path: string): void;
  /**
   * Assigns the pending action to the owner of the account that is now open, or to nobody yet if
   * nobody is signed in by it; returns where it was requested, if anything was.
   */
  claim(owner: number | null): string | undefined;
  /** Returns what its owner requested of this kind. */
  find(act: string, owner: number): number | undefined;
  drop(): void;
  /** What this tab was led back for, whichever tab of the browser has done it meanwhile. */
  findWayBack(act: string, owner: number): number | undefined;
  /** This tab is there. */
  arrive(): void;
}

const key = 'boardwalk.wish';
const lifeMs = 72 * hourMs;
/** A page that takes longer is not waited for with a jump. */
const wayBackMs = minuteMs;

export function createPendingActions(
  clock: { now(): number },
  storage: Storing | undefined = browserStorage(),
  ofTab: Storing | undefined = browserStorage('sessionStorage'),
): PendingActions {
  function read(place = storage): KeptWish | undefined {
    const kept = readKept(place?.getItem(key) ?? 'null');
    return kept && kept.until > clock.now() ? kept : undefined;
  }

  function write(kept: KeptWish, place = storage): void {
    try {
      place?.setItem(key, JSON.stringify(kept));
    } catch {
      // A full storage keeps no wish: the account opens all the same.
    }
  }

  function keep(path: string, wish?: PendingAction): void {
    write({ wish, path, until: clock.now() + lifeMs, owner: null });
  }

  const drop = () => storage?.removeItem(key);

  return {
    keep: ({ act, subject, path }) => keep(path, { act, subject }),
    keepPath: (path) => (path === '' ? drop() : keep(path)),
    claim(owner) {
      const kept = read();
      if (kept?.owner !== null) return undefined;
      if (!kept.wish) drop();
      else {
        write({ ...kept, owner });
        if (owner !== null) write({ ...kept, owner, until: clock.now() + wayBackMs }, ofTab);
      }
      return kept.path;
    },
    find: (act, owner) => subjectOf(read(), act, owner),
    drop,
    findWayBack: (act, owner) => subjectOf(read(ofTab), act, owner),
    arrive: () => ofTab?.removeItem(key),
  };
}

function subjectOf(kept: KeptWish | undefined, act: string, owner: number): number | undefined {
  return kept?.wish?.act === act && kept.owner === owner ? kept.wish.subject : undefined;
}

/** Whatever else somebody has put there is no wish. */
function readKept(text: string): KeptWish | undefined {
  try {
    const { wish, path, until, owner }: Record<string, unknown> = Object(JSON.parse(text));
    if (typeof path !== 'string' || typeof until !== 'number') return undefined;
    if (owner !== null && !Number.isSafeInteger(owner)) return undefined;
    const kept = { path, until, owner: owner === null ? null : Number(owner) };
    if (wish === undefined) return kept;
    const { act, subject }: Record<string, unknown> = Object(wish);
    if (typeof act !== 'string' || !Number.isSafeInteger(subject)) return undefined;
    return { ...kept, wish: { act, subject: Number(subject) } };
  } catch {
    return undefined;
  }
}
