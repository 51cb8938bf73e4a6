import { quotesPageSize } from '@boardwalk/sdk-core/orders/order-limits';
import type { ShopQuote } from '@boardwalk/sdk-core/orders/quotes/schemas';
import { shopQuotesMessages } from '@boardwalk/sdk-core/orders/quotes/shop-quotes-messages';
import {
  createShopQuotesStore,
  type QuoteAnswer,
} from '@boardwalk/sdk-core/orders/quotes/shop-quotes-store';
import { createElement, useId, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { AnswerDialog, type Answering } from './AnswerDialog.tsx';
import { ShopQuoteCard } from './ShopQuoteCard.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import './shop-quotes.css';

interface ShopQuotesProps {
  readonly shopId: string;
  readonly headingLevel: number;
  /** Whether the reader may answer. */
  readonly mayAnswer: boolean;
}

/** Requests for a price of delivery that a shop has, those that wait for it first. */
export function ShopQuotes({ shopId, headingLevel, mayAnswer }: ShopQuotesProps) {
  const { env, host } = useWidget();
  const messages = env.messages(shopQuotesMessages);
  const id = useId();
  const [store] = useState(() => createShopQuotesStore(env));
  const [pages, setPages] = useState(1);
  const [answering, setAnswering] = useState<Answering>();
  const remote = useRemote(store, { shopId, pages });

  async function send(quote: ShopQuote, answer: QuoteAnswer): Promise<void> {
    try {
      await store.answer(shopId, quote.id, answer);
    } catch (error) {
      // Its buyer may have cancelled it, or accepted.
      void store.reload();
      throw error;
    }
    setAnswering(undefined);
    const said = answer.answer === 'price' ? messages.sent : messages.declinedNow;
    if (host.element) toast(host.element, said, 'success');
  }

  return (
    <section className="shop-quotes" aria-labelledby={id} part="quotes">
      {createElement(`h${headingLevel}`, { id, className: 'checkout-part-title' }, messages.title)}
      <RemoteContent remote={remote} onRetry={() => void store.reload()} rows={2}>
        {({ results, total }) => (
          <>
            {results.length === 0 && <p className="checkout-note">{messages.none}</p>}
            <ul className="shop-quotes-list">
              {results.map((quote) => (
                <ShopQuoteCard
                  key={quote.id}
                  quote={quote}
                  headingLevel={headingLevel + 1}
                  onAnswer={mayAnswer ? (by) => setAnswering({ quote, by }) : undefined}
                />
              ))}
            </ul>
            {results.length < Math.min(total, 100) && results.length >= quotesPageSize && (
              <Button onClick={() => setPages((before) => before + 1)}>{messages.more}</Button>
            )}
          </>
        )}
      </RemoteContent>
      {answering && (
        <AnswerDialog
          answering={answering}
          onSend={(answer) => send(answering.quote, answer)}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </section>
  );
}
