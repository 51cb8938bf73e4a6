import { findCartFault, findMost } from '@boardwalk/sdk-core/cart/cart-faults';
import { cartMessages } from '@boardwalk/sdk-core/cart/cart-messages';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import type { CartItem } from '@boardwalk/sdk-core/cart/schemas';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { explainLater } from '../../parts/problem/explain-later.ts';

/** What the server has refused last. */
export interface CartRefusal {
  readonly item: number;
  readonly sentence: string;
  /** How many can be had, where they are fewer. */
  readonly most: number | undefined;
}

/** What is done to a cart in its own page. */
export interface CartChanges {
  readonly refusal: CartRefusal | undefined;
  /** What was removed last, which can be undone. */
  readonly removed: CartItem | undefined;
  readonly setQuantity: (line: CartItem, quantity: number, price?: number) => void;
  readonly remove: (line: CartItem) => void;
  readonly undo: () => void;
  readonly forgetRemoved: () => void;
  readonly save: (line: CartItem, isSaved: boolean) => void;
}

/** Changes of the cart of this page; why one is refused is said at its line. */
export function useCartChanges(): CartChanges {
  const env = useEnvironment();
  const messages = env.messages(cartMessages);
  const store = env.store(createCartStore);
  const [refusal, setRefusal] = useState<CartRefusal>();
  const [removed, setRemoved] = useState<CartItem>();

  async function attempt(line: CartItem, change: () => Promise<void>): Promise<void> {
    setRefusal(undefined);
    try {
      await change();
    } catch (error) {
      const problem = toProblem(error);
      const most = problem.fields.flatMap(({ message }) => findMost(message) ?? [])[0];
      setRefusal({ item: line.item, sentence: await explain(line, problem, most), most });
    }
  }

  async function explain(
    { product: { title: product } }: CartItem,
    problem: Problem,
    most: number | undefined,
  ): Promise<string> {
    if (most === 0) return fillMessage(messages.soldOut, { product });
    if (most !== undefined) return fillMessage(messages.only, { product, left: most });
    const fault = problem.fields.flatMap(({ message }) => findCartFault(message) ?? [])[0];
    if (fault) return fillMessage(messages[fault], { product });
    if (problem.code === 'not-found') return fillMessage(messages.gone, { product });
    return fillMessage(messages.refused, { cause: await explainLater(problem, env) });
  }

  return {
    refusal,
    removed,
    setQuantity(line, quantity, price) {
      void attempt(line, () => store.set(line.item, quantity, price));
    },
    remove(line) {
      setRemoved(line);
      void attempt(line, async () => {
        try {
          await store.set(line.item, 0);
        } catch (error) {
          setRemoved(undefined);
          throw error;
        }
      });
    },
    undo() {
      setRemoved(undefined);
      if (!removed) return;
      const { item, quantity, acceptedPrice } = removed;
      void attempt(removed, () => store.set(item, quantity, acceptedPrice));
    },
    forgetRemoved: () => setRemoved(undefined),
    save(line, isSaved) {
      void attempt(line, () => store.save(line.item, isSaved));
    },
  };
}
