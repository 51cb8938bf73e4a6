/** What somebody wanted before they had an account. */
export interface Wish {
  /** What is to be done, as the domain calls it that does it: `favourite`. */
  readonly act: string;
  /** The number of what it is done to. */
  readonly subject: number;
}

interface PlacedWish extends Wish {
  /** Path on our own site where it was wanted. */
  readonly path: string;
}

interface KeptWish extends PlacedWish {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Whose it is; null until the account is open. */
  readonly owner: number | null;
}

/** The last wish of this browser: while a mail is waited for, nobody is signed in who could keep it. */
export interface Wishes {
  /** Remembers it, for as long as the link that confirms an address works. */
  keep(wish: PlacedWish): void;
  /** The account is open, and the wish its owner's: where it was wanted, if anything was. */
  claim(owner: number): string | undefined;
  /** What its owner wanted of this kind. */
  find(act: string, owner: number): number | undefined;
  drop(): void;
}

type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'boardwalk.wish';
const lifeMs = 72 * 3_600_000;

export function createWishes(
  clock: { now(): number },
  storage: Storing | undefined = browserStorage(),
): Wishes {
  function read(): KeptWish | undefined {
    const wish = readWish(storage?.getItem(key) ?? 'null');
    return wish && wish.until > clock.now() ? wish : undefined;
  }

  function write(wish: KeptWish): void {
    try {
      storage?.setItem(key, JSON.stringify(wish));
    } catch {
      // A full storage keeps no wish: the account opens all the same.
    }
  }

  return {
    keep: (wish) => write({ ...wish, until: clock.now() + lifeMs, owner: null }),
    claim(owner) {
      const wish = read();
      if (wish?.owner !== null) return undefined;
      write({ ...wish, owner });
      return wish.path;
    },
    find(act, owner) {
      const wish = read();
      return wish?.act === act && wish.owner === owner ? wish.subject : undefined;
    },
    drop: () => storage?.removeItem(key),
  };
}

/** Absent where there is no page, and where a browser keeps nothing. */
function browserStorage(): Storing | undefined {
  try {
    return typeof document === 'undefined' ? undefined : localStorage;
  } catch {
    return undefined;
  }
}

/** Whatever else somebody has put there is no wish. */
function readWish(text: string): KeptWish | undefined {
  try {
    const { act, subject, path, until, owner }: Record<string, unknown> = Object(JSON.parse(text));
    const isPlaced = typeof act === 'string' && typeof path === 'string';
    if (!isPlaced || !Number.isSafeInteger(subject) || typeof until !== 'number') return undefined;
    if (owner !== null && !Number.isSafeInteger(owner)) return undefined;
    return {
      act,
      subject: Number(subject),
      path,
      until,
      owner: owner === null ? null : Number(owner),
    };
  } catch {
    return undefined;
  }
}
