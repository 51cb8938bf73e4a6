import { atom, type ReadableAtom } from 'nanostores';
import type { CurrentUser } from '../account/sessions/current-user-schemas.ts';
import {
  createSessionStore,
  followSession,
  whenOwnChanged,
} from '../account/sessions/session-store.ts';
import { createWishes } from '../account/sign-in/wishes.ts';
import type { Remote, SharingEnvironment } from '../http/environment.ts';
import { createFollow } from '../http/follow.ts';
import { lastValue } from '../http/remote.ts';
import type { ListingId } from '../vocabulary/ids.ts';
import { type Problem, type ProblemCode, toProblem } from '../vocabulary/problem.ts';
import { addFavourite, listFavourites, removeFavourite } from './endpoints.ts';
import type { Bookmark } from './schemas.ts';

/** What whoever is signed in keeps, the same for everything on a page. */
export interface FavouritesStore {
  /** The latest first, and none for a visitor. */
  readonly $state: ReadableAtom<Remote<readonly Bookmark[], Problem>>;
  /** What was wanted before there was an account, is kept now, and this tab came back for; 0 is nothing. */
  readonly $granted: ReadableAtom<ListingId | 0>;
  /** Whoever came back for it has seen it. */
  seeGranted(): void;
  /** Loads them at start-up, sign-in and changes elsewhere, and forgets them at sign-out; answers how to stop. */
  follow(): () => void;
  /** Asks anew. */
  reload(): Promise<void>;
  /**
   * Keeps a listing, or keeps it no longer. It shows at once; where the server refuses, all is as
   * before, and the call rejects with its problem.
   */
  change(id: ListingId, isKept: boolean): Promise<void>;
}

/** A listing that somebody wanted to keep before they had an account. */
export const favouriteWish = 'favourite';

/** Refusals of this moment, or of whoever is signed in by now. */
const passing: ReadonlySet<ProblemCode> = new Set([
  'too-many-requests',
  'unauthorized',
  'other-user',
]);

/** The bookmarks of a page: `env.store(createBookmarksStore)`. */
export function createFavouritesStore({
  client,
  clock,
  whenChanged,
  store,
}: Pick<SharingEnvironment, 'client' | 'clock' | 'whenChanged' | 'store'>): FavouritesStore {
  const wishes = createWishes(clock);
  const session = store(createSessionStore);
  const $state = atom<Remote<readonly Bookmark[], Problem>>({ state: 'idle' });
  const $granted = atom<ListingId | 0>(0);
  /** A listing's calls go out in turn; the last of them that is not answered yet. */
  const calls = new Map<ListingId, Promise<unknown>>();
  /** What was changed while a list is on its way, which may or may not tell of it. */
  const changed = new Map<ListingId, boolean>();
  let asking: AbortController | undefined;

  async function reload(): Promise<void> {
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    for (const id of changed.keys()) if (!calls.has(id)) changed.delete(id);
    const previous = lastValue($state.get());
    const kept = previous === undefined ? {} : { previous };
    $state.set({ state: 'loading', ...kept });
    try {
      const { results } = await client.call(listFavourites, {}, { signal: mine.signal });
      if (mine !== asking) return;
      $state.set({ state: 'ready', value: results });
      for (const [id, isKept] of changed) show(id, isKept);
    } catch (error) {
      if (mine !== asking) return;
      $state.set({ state: 'failed', problem: toProblem(error), ...kept });
    }
  }

  function forget(): void {
    asking?.abort();
    asking = undefined;
    changed.clear();
    $state.set({ state: 'ready', value: [] });
  }

  function show(id: ListingId, isKept: boolean): void {
    changed.set(id, isKept);
    const remote = $state.get();
    if (remote.state !== 'ready' || isIn(remote.value, id) === isKept) return;
    const value = isKept
      ? [{ id, createdAt: new Date(clock.now()).toISOString() }, ...remote.value]
      : remote.value.filter((bookmark) => bookmark.id !== id);
    $state.set({ state: 'ready', value });
  }

  async function change(id: ListingId, isKept: boolean): Promise<void> {
    if ($state.get().state === 'failed') await reload();
    const known = $state.get();
    if (known.state === 'failed') throw known.problem;
    show(id, isKept);
    const call = () => client.call(isKept ? addFavourite : removeFavourite, { params: { id } });
    const mine = calls.get(id)?.then(call, call) ?? call();
    calls.set(id, mine);
    try {
      await mine;
    } catch (error) {
      // Whoever has signed out meanwhile has nothing to be put back.
      if (calls.get(id) === mine && changed.has(id)) show(id, !isKept);
      throw error;
    } finally {
      if (calls.get(id) === mine) calls.delete(id);
    }
  }

  /** What could not be done for now is tried with the next page. */
  async function grantWish({ id: owner }: CurrentUser): Promise<void> {
    const wanted = wishes.find(favouriteWish, owner);
    try {
      if (wanted !== undefined) {
        // A wish that somebody else has put there is no listing, which the server says.
        await change(wanted as ListingId, true);
        wishes.drop();
      }
      $granted.set((wishes.findWayBack(favouriteWish, owner) ?? 0) as ListingId | 0);
    } catch (error) {
      const { code, status } = toProblem(error);
      if (status >= 400 && status < 500 && !passing.has(code)) wishes.drop();
    }
  }

  function seeGranted(): void {
    wishes.arrive();
    $granted.set(0);
  }

  const follow = createFollow(() => {
    const stops = [
      session.follow(),
      followSession(session, {
        onSignIn(user) {
          void reload();
          void grantWish(user);
        },
        onSignOut: forget,
      }),
      whenOwnChanged(session, { whenChanged }, ['bookmarks'], reload),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });

  return { $state, $granted, seeGranted, follow, reload, change };
}

/** Whether a listing is among what is kept. */
export function isIn(bookmarks: readonly Bookmark[], id: ListingId): boolean {
  return bookmarks.some((bookmark) => bookmark.id === id);
}
