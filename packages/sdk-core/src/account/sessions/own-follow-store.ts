import type { SharingEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import { lastValue } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import type { CurrentUser } from './current-user-schemas.ts';
import { createSessionStore } from './session-store.ts';

/** What follows whoever is signed in, as long as something shows it. */
export interface Follows {
  /** Asks, unless a server has, and asks anew for each person that is signed in; answers how to stop. */
  follow(): () => void;
}

/** What a store holds of whoever is signed in, or by their rights. */
interface OwnState {
  /** Asks, unless the answer is known or on its way. */
  load(): Promise<void>;
  /** Asks anew. */
  reload(): Promise<void>;
  forget(): void;
  fail(problem: Problem): void;
}

/**
 * The `follow` of such a store. As somebody else is signed in it forgets what it holds and asks for
 * them, and asks anew as the page may do more for the same person. It forgets too when nothing shows
 * it, as nobody then looks whose it is. Who has signed out is refused without a call: its 401 would
 * tell the page that the session has ended.
 */
export function createOwnFollow(
  { store }: Pick<SharingEnvironment, 'store'>,
  { load, reload, forget, fail }: OwnState,
): () => () => void {
  const session = store(createSessionStore);
  return createFollow(() => {
    /** Whose it is; null is a visitor's, undefined before the session is known. */
    let owner: CurrentUser['id'] | null | undefined;
    /** What the page may do for them. */
    let scopes: CurrentUser['scopes'];
    void load();
    const stops = [
      session.follow(),
      session.$user.subscribe((remote) => {
        const user = lastValue(remote);
        if (user === undefined) return;
        const next = user?.id ?? null;
        const isAnother = owner !== undefined && owner !== next;
        const mayMore = !isAnother && owner !== undefined && isMore(user?.scopes, scopes);
        owner = next;
        scopes = user?.scopes;
        if (mayMore) void reload();
        if (!isAnother) return;
        if (user === null) return fail(new Problem('unauthorized', 'Nobody is signed in.'));
        forget();
        void reload();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      forget();
    };
  });
}

function isMore(scopes: CurrentUser['scopes'], before: CurrentUser['scopes']): boolean {
  return Boolean(scopes?.some((scope) => !before?.includes(scope)));
}
