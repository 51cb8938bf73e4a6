import { atom, type ReadableAtom } from 'nanostores';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import {
  type CartChange,
  chooseAtShop,
  emptied,
  findItem,
  noCart,
  setQuantity,
  setSaved,
} from './cart-changes.ts';
import { mostOfCart } from './cart-limits.ts';
import { changeCartShop, emptyCart, readCart, setCartItem } from './endpoints.ts';
import type { Cart, CartShop } from './schemas.ts';
import { type CartEnvironment, cartPage, ownedByShopper } from './shopper-store.ts';

type CartNotice = Cart['notices'][number];

/**
 * The cart of a page, the same for everything on it. A change shows at once; where the server refuses
 * it all is as before, and it rejects with the server's problem.
 */
export interface CartStore
  extends Pick<RemoteStore<Cart>, '$state' | 'show' | 'follow' | 'reload'> {
  /** What there is to say of a visitor's cart that has joined a person's, until it is dismissed. */
  readonly $notices: ReadableAtom<readonly CartNotice[]>;
  dismissNotices(): void;
  /** Sets how many pieces of a variant it holds; `price` is what its buyer has seen. */
  set(item: number, quantity: number, price?: number): Promise<void>;
  /** Adds pieces to those that it holds of a variant, as many as a cart may hold. */
  addItem(item: number, quantity: number, price: number): Promise<void>;
  /** Saves a line for later, or puts it back. */
  save(item: number, isSaved: boolean): Promise<void>;
  /** Removes everything but what is saved for later. */
  empty(): Promise<void>;
  choose(shopId: string, choice: Partial<Pick<CartShop, 'delivery' | 'note'>>): Promise<void>;
  /** Resolves once all that was changed is answered. */
  settled(): Promise<void>;
}

/** A change that waits for its answer. */
interface Pending {
  readonly change: CartChange;
  /** A later change of the same takes its place before it is sent. */
  readonly subject: string | undefined;
}

/** The cart of a page: `env.store(createCartStore)`. */
export function createCartStore(env: CartEnvironment, page = cartPage): CartStore {
  const { client } = env;
  const $notices = atom<readonly CartNotice[]>([]);
  /** As the server has answered it last. */
  let known = noCart;
  let pending: readonly Pending[] = [];
  /** Calls go out in turn, as each answers the whole cart. */
  let last: Promise<unknown> = Promise.resolve();
  /** What is added comes to what the cart holds by then. */
  let lastAdded: Promise<unknown> = Promise.resolve();
  /** Goes up as somebody else shops: what is answered then is not theirs. */
  let shopper = 0;
  const held = createRemote<Cart>({
    owner: ownedByShopper(env, page, (isSignOut) => {
      shopper += 1;
      known = noCart;
      pending = [];
      if (isSignOut) $notices.set([]);
    }),
    async request(signal) {
      return receive(await client.call(readCart, {}, { signal }));
    },
  });

  /** What shows: the answer with all that is not answered yet. */
  function receive(cart: Cart): Cart {
    known = cart;
    if (cart.notices.length > 0) $notices.set([...$notices.get(), ...cart.notices]);
    return shown();
  }

  const shown = () => pending.reduce((cart, { change }) => change(cart), known);

  /** What the page shows is changed as it stands; what is on its way takes the changes with it. */
  function refresh(): void {
    if (held.$state.get().state === 'ready') held.patch(shown());
  }

  async function send(call: () => Promise<Cart>, change: CartChange, subject?: string) {
    const mine: Pending = { change, subject };
    const turn = shopper;
    pending = [...pending, mine];
    refresh();
    const isReplaced = () =>
      pending.some(
        (other) =>
          subject !== undefined &&
          other.subject === subject &&
          pending.indexOf(other) > pending.indexOf(mine),
      );
    const sent = last.then(async () => {
      if (turn !== shopper) return;
      try {
        const answer = isReplaced() ? undefined : await call();
        if (turn !== shopper) return;
        pending = pending.filter((one) => one !== mine);
        if (answer) held.set(receive(answer));
      } catch (error) {
        pending = pending.filter((one) => one !== mine);
        if (turn === shopper) refresh();
        throw error;
      }
    });
    last = sent.catch(() => undefined);
    await sent;
  }

  const set: CartStore['set'] = (item, quantity, price) =>
    send(
      () =>
        client.call(setCartItem, {
          body: { item, quantity, ...(price !== undefined && { price }) },
        }),
      setQuantity(item, quantity, price),
      `${item}`,
    );

  /** The cart as it stands, requested where nothing shows it. */
  async function current(): Promise<Cart> {
    await last;
    let remote = held.$state.get();
    // A request is given up where it turns out meanwhile whose cart it is.
    do {
      await held.load();
      remote = held.$state.get();
    } while (remote.state === 'loading');
    if (remote.state === 'failed') throw remote.problem;
    return shown();
  }

  async function addNow(item: number, quantity: number, price: number): Promise<void> {
    const line = findItem(await current(), item);
    const isSaved = line !== undefined && !shown().items.includes(line);
    const before = isSaved ? 0 : (line?.quantity ?? 0);
    const sum = Math.min(before + quantity, mostOfCart.pieces);
    const body = { item, quantity: sum, price, isSaved: false };
    await send(
      () => client.call(setCartItem, { body }),
      (cart) => setQuantity(item, sum, price)(isSaved ? setSaved(item, false)(cart) : cart),
    );
  }

  return {
    $state: held.$state,
    $notices,
    show: held.show,
    follow: held.follow,
    reload: held.reload,
    dismissNotices: () => $notices.set([]),
    set,
    addItem(item, quantity, price) {
      const mine = lastAdded.then(() => addNow(item, quantity, price));
      lastAdded = mine.catch(() => undefined);
      return mine;
    },
    async save(item, isSaved) {
      const line = findItem(shown(), item);
      if (!line) return;
      const body = { item, quantity: line.quantity, isSaved };
      await send(() => client.call(setCartItem, { body }), setSaved(item, isSaved));
    },
    empty: () => send(() => client.call(emptyCart, {}), emptied),
    choose: (shopId, choice) =>
      send(
        () => client.call(changeCartShop, { params: { shopId }, body: choice }),
        chooseAtShop(shopId, choice),
      ),
    async settled() {
      let seen: Promise<unknown>;
      do {
        seen = last;
        await seen;
      } while (seen !== last);
    },
  };
}
