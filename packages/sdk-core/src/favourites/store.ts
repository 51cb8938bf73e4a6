import { atom, type ReadableAtom } from 'nanostores';
import type { CurrentUser } from '../account/sessions/current-user-schemas.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import { signedIn } from '../account/sessions/signed-in-store.ts';
import { createPendingActions } from '../account/sign-in/pending-actions.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../http/remote.ts';
import { whileFollowed } from '../http/while-followed.ts';
import type { ListingId } from '../vocabulary/ids.ts';
import { type ProblemCode, toProblem } from '../vocabulary/problem.ts';
import { addFavourite, listFavourites, removeFavourite } from './endpoints.ts';
import type { Bookmark } from './schemas.ts';

/**
 * What the signed-in user has saved, the latest first, the same for everything on a page; none for
 * a visitor.
 */
export interface FavouritesStore
  extends Pick<RemoteStore<readonly Bookmark[]>, '$state' | 'show' | 'follow' | 'reload'> {
  /**
   * What was requested before there was an account, is saved now, and this tab came back for; 0 is
   * nothing.
   */
  readonly $granted: ReadableAtom<ListingId | 0>;
  /** Records that the user who came back for it has seen it. */
  seeGranted(): void;
  /**
   * Keeps a listing, or keeps it no longer. It shows at once; where the server refuses, all is as
   * before, and the call rejects with its problem.
   */
  change(id: ListingId, isKept: boolean): Promise<void>;
}

/** A listing that a user asked to save before they had an account. */
export const pendingFavouriteAction = 'favourite';

/** Refusals of this moment, or of the user signed in by now. */
const passing: ReadonlySet<ProblemCode> = new Set([
  'too-many-requests',
  'unauthorized',
  'other-user',
]);

/** The bookmarks of a page: `env.store(createFavouritesStore)`. */
export function createFavouritesStore(
  env: Pick<SharingEnvironment, 'client' | 'clock' | 'whenChanged' | 'store'>,
): FavouritesStore {
  const { client, clock } = env;
  const wishes = createPendingActions(clock);
  const session = env.store(createSessionStore);
  const $granted = atom<ListingId | 0>(0);
  /** A listing's calls go out in turn; the last of them that is not answered yet. */
  const calls = new Map<ListingId, Promise<unknown>>();
  /** What was changed while a list is on its way, which may or may not include it. */
  const changed = new Map<ListingId, boolean>();
  const held = createRemote<readonly Bookmark[]>({
    owner: signedIn(env),
    topics: ['bookmarks'],
    none: [],
    async request(signal) {
      for (const id of changed.keys()) if (!calls.has(id)) changed.delete(id);
      return (await client.call(listFavourites, {}, { signal })).results;
    },
  });
  const { $state, reload } = held;

  /** Shows what is saved by now, whatever a list that was on its way says about it. */
  function show(id: ListingId, isKept: boolean): void {
    changed.set(id, isKept);
    const remote = $state.get();
    if (remote.state !== 'ready' || isIn(remote.value, id) === isKept) return;
    const value = isKept
      ? [{ id, createdAt: new Date(clock.now()).toISOString() }, ...remote.value]
      : remote.value.filter((bookmark) => bookmark.id !== id);
    held.patch(value);
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
      // A user who has signed out meanwhile has nothing to be restored.
      if (calls.get(id) === mine && changed.has(id)) show(id, !isKept);
      throw error;
    } finally {
      if (calls.get(id) === mine) calls.delete(id);
    }
  }

  /** What could not be done for now is tried with the next page. */
  async function grantWish({ id: owner }: CurrentUser): Promise<void> {
    const wanted = wishes.find(pendingFavouriteAction, owner);
    try {
      if (wanted !== undefined) {
        // A wish that somebody else has put there is no listing, which the server says.
        await change(wanted as ListingId, true);
        wishes.drop();
      }
      $granted.set((wishes.findWayBack(pendingFavouriteAction, owner) ?? 0) as ListingId | 0);
    } catch (error) {
      const { code, status } = toProblem(error);
      if (status >= 400 && status < 500 && !passing.has(code)) wishes.drop();
    }
  }

  function seeGranted(): void {
    wishes.arrive();
    $granted.set(0);
  }

  /** What is of somebody goes with them. */
  function turnTo(user: CurrentUser | null): void {
    changed.clear();
    if (user) void grantWish(user);
  }

  function follow(): () => void {
    let owner: CurrentUser['id'] | undefined;
    const stops = [
      session.$user.subscribe((remote) => {
        const user = lastValue(remote);
        if (user === undefined || user?.id === owner) return;
        owner = user?.id;
        turnTo(user);
      }),
      held.follow(),
      $state.subscribe((remote) => {
        if (remote.state === 'ready') for (const [id, isKept] of changed) show(id, isKept);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    $state,
    $granted,
    seeGranted,
    show: held.show,
    follow: whileFollowed(follow),
    reload,
    change,
  };
}

/** Whether a listing is among the saved ones. */
export function isIn(bookmarks: readonly Bookmark[], id: ListingId): boolean {
  return bookmarks.some((bookmark) => bookmark.id === id);
}
