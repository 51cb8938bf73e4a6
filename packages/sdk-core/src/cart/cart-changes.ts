import type { Cart, CartItem } from './schemas.ts';

/** The cart of somebody who has put nothing into one. */
export const noCart: Cart = {
  ...{ id: null, items: [], saved: [], shops: [], count: 0, notices: [] },
};

/** A change of a cart before the server has answered it: the cart as it will be. */
export type CartChange = (cart: Cart) => Cart;

/** What the cart holds of a variant, saved for later or not. */
export function findItem({ items, saved }: Cart, item: number): CartItem | undefined {
  return [...items, ...saved].find((line) => line.item === item);
}

/**
 * Sets how many pieces of a variant the cart holds; none removes it. What is not in the cart yet shows
 * once the server has answered.
 */
export function setQuantity(item: number, quantity: number, price?: number): CartChange {
  return (cart) => {
    const change = (lines: readonly CartItem[]) =>
      lines.flatMap((line) =>
        line.item === item ? (quantity > 0 ? [changedLine(line, quantity, price)] : []) : [line],
      );
    return recount({ ...cart, items: change(cart.items), saved: change(cart.saved) });
  };
}

/** Moves a line to what is saved for later, or back. */
export function setSaved(item: number, isSaved: boolean): CartChange {
  return (cart) => {
    const line = findItem(cart, item);
    if (!line) return cart;
    const others = (lines: readonly CartItem[]) => lines.filter((one) => one.item !== item);
    const [items, saved] = [others(cart.items), others(cart.saved)];
    return recount({
      ...cart,
      items: isSaved ? items : besideItsShop(items, line),
      saved: isSaved ? besideItsShop(saved, line) : saved,
    });
  };
}

/** Removes everything but what is saved for later. */
export function emptied(cart: Cart): Cart {
  return recount({ ...cart, items: [] });
}

/** Chooses how the goods of a shop reach their buyer, and what its people read of them. */
export function chooseAtShop(
  shopId: string,
  choice: Partial<Pick<Cart['shops'][number], 'delivery' | 'note'>>,
): CartChange {
  return (cart) => ({
    ...cart,
    shops: cart.shops.map((shop) => (shop.id === shopId ? { ...shop, ...choice } : shop)),
  });
}

function changedLine(line: CartItem, quantity: number, price?: number): CartItem {
  const acceptedPrice = price ?? line.acceptedPrice;
  const { left, problem } = line;
  const isEnough = left === null || quantity <= left;
  const isAccepted = line.price === acceptedPrice;
  const isMended = problem === 'too-many' ? isEnough : problem === 'price' && isAccepted;
  const rest = isAccepted ? null : 'price';
  return { ...line, quantity, acceptedPrice, problem: isMended ? rest : problem };
}

/** Lines of a shop stand together. */
function besideItsShop(lines: readonly CartItem[], line: CartItem): CartItem[] {
  const last = lines.findLastIndex(({ shopId }) => shopId === line.shopId);
  return last < 0 ? [...lines, line] : lines.toSpliced(last + 1, 0, line);
}

function recount(cart: Cart): Cart {
  return { ...cart, count: cart.items.reduce((sum, { quantity }) => sum + quantity, 0) };
}
