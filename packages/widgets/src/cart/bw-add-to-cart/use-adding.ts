import { addMessages } from '@boardwalk/sdk-core/cart/add-messages';
import { findCartFault, findMost } from '@boardwalk/sdk-core/cart/cart-faults';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';
import { explainLater } from '../../parts/problem/explain-later.ts';
import { noRemote } from '../../parts/remote-state/no-remote.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';

/** How a press fares. */
export type Adding =
  | { readonly state: 'idle' | 'adding' }
  | { readonly state: 'added'; readonly added: AddedItem }
  | { readonly state: 'failed'; readonly sentence: string };

/** What is added: a variant at the price that its buyer has seen, in minor units. */
export interface AddedItem {
  readonly item: number;
  readonly quantity: number;
  readonly price: number;
}

/** Puts things into the cart of this page, which is requested with the first press. */
export function useAdding() {
  const { env, host } = useWidget();
  const messages = env.messages(addMessages);
  const store = env.store(createCartStore);
  const [adding, setAdding] = useState<Adding>({ state: 'idle' });
  useRemote(adding.state === 'idle' ? noRemote : store);

  async function explain(problem: Problem): Promise<string> {
    const faults = problem.fields.map(({ message }) => message);
    const [most] = faults.flatMap((message) => findMost(message) ?? []);
    if (most !== undefined) {
      return most === 0 ? messages.soldOut : fillMessage(messages.only, { left: most });
    }
    const [fault] = faults.flatMap((message) => findCartFault(message) ?? []);
    if (fault) return messages[fault];
    if (problem.code === 'not-found') return messages.gone;
    return fillMessage(messages.failed, { cause: await explainLater(problem, env) });
  }

  return {
    adding,
    /** Answers whether it is in the cart; why not shows beside the button. */
    async add({ item, quantity, price }: AddedItem): Promise<'added' | 'refused' | 'signed-out'> {
      setAdding({ state: 'adding' });
      try {
        await store.addItem(item, quantity, price);
        setAdding({ state: 'added', added: { item, quantity, price } });
        return 'added';
      } catch (error) {
        const problem = toProblem(error);
        // A session on a page of others lasts an hour: the next one adds what was pressed.
        if (problem.status === 401 && !host.firstParty) {
          setAdding({ state: 'idle' });
          return 'signed-out';
        }
        setAdding({ state: 'failed', sentence: await explain(problem) });
        return 'refused';
      }
    },
  };
}
