import type { CurrentUser } from '../account/sessions/current-user-schemas.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { type Presence, pagePresence } from '../http/presence.ts';
import { lastValue, type OwnedStore } from '../http/remote.ts';
import { whileFollowed } from '../http/while-followed.ts';
import { noCart } from './cart-changes.ts';
import type { Cart } from './schemas.ts';

/** What a cart knows of its page. */
export interface CartEnvironment
  extends Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'> {
  /** Our own site, where visitors have a cart by a cookie of the server. */
  readonly siteOrigin?: string;
}

/** What a cart receives from its page. */
export interface CartPage extends Presence {
  readonly origin: string | undefined;
}

export const cartPage: CartPage = {
  ...pagePresence,
  get origin() {
    return globalThis.location?.origin;
  },
};

/** Whether a page may put things into the cart of who is signed in there. */
export function mayFillCart(user: CurrentUser | null | undefined): boolean {
  return Boolean(user && (user.scopes?.includes('cart') ?? true));
}

/**
 * Keeps a cart that of the person who shops on this page: a member, and on our own site a visitor too. A
 * visitor of another page has none, without a call. `onTurn` is called as somebody else shops.
 */
export function ownedByShopper(
  env: CartEnvironment,
  page: CartPage,
  onTurn: (isSignOut: boolean) => void,
): (store: OwnedStore<Cart>) => () => () => void {
  const session = env.store(createSessionStore);
  const isOwnSite = page.origin !== undefined && page.origin === env.siteOrigin;

  function begin(store: OwnedStore<Cart>): () => void {
    /** Null is a visitor, undefined before it is known. */
    let owner: CurrentUser | null | undefined;
    let stopFollowing: (() => void) | undefined;
    const renew = () => void store.reload(true);

    function turnTo(next: CurrentUser | null): void {
      const before = owner;
      owner = next;
      const isKnown = before !== undefined;
      if (isKnown && before?.id === next?.id && mayFillCart(before) === mayFillCart(next)) return;
      stopFollowing?.();
      // A visitor's other tabs are seen as they come back to this one.
      stopFollowing = next
        ? env.whenChanged?.(['cart'], renew)
        : page.subscribe(() => isOwnSite && page.isPresent() && renew());
      if (isKnown) onTurn(next === null);
      if (isOwnSite && !isKnown) return;
      store.forget();
      if (isOwnSite || mayFillCart(next)) void store.load();
      else store.set(noCart);
    }

    // What has come while nothing showed it may be another's.
    if (store.$state.get().state === 'ready') store.forget();
    if (isOwnSite) void store.load();
    const unfollow = session.follow();
    const unsubscribe = session.$user.subscribe((remote) => {
      const user = lastValue(remote);
      if (user !== undefined) turnTo(user);
      else if (remote.state === 'failed' && !isOwnSite) {
        void store.run(() => Promise.reject(remote.problem));
      }
    });
    return () => {
      unfollow();
      unsubscribe();
      stopFollowing?.();
      store.forget();
    };
  }

  return (store) => whileFollowed(() => begin(store));
}
