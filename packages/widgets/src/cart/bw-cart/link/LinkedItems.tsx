import { readCartLink } from '@boardwalk/sdk-core/cart/cart-link';
import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import { createLinkStore, type LinkOffer } from '@boardwalk/sdk-core/cart/link-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useId, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { explainLater } from '../../../parts/problem/explain-later.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../summary/summary.css';
import './link.css';

export { default as styles } from './LinkedItems.tsx?styles';

interface LinkedItemsProps {
  /** What the address says: `12:2,15:1`. */
  readonly text: string;
  readonly level: number;
  /** It is added, or is not to be. */
  readonly onDone: () => void;
}

/** What a link would put into the cart, which nothing but a press does. */
export function LinkedItems({ text, level, onDone }: LinkedItemsProps) {
  const env = useEnvironment();
  const messages = env.messages(cartPartMessages);
  const cart = env.store(createCartStore);
  const [store] = useState(() => createLinkStore(env));
  const named = readCartLink(text);
  const remote = useRemote(store, text);
  const [failure, setFailure] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const id = useId();
  const offers = lastValue(remote);
  const canAdd = offers?.some(({ line }) => line.problem === null) === true;

  async function add(): Promise<void> {
    setAdding(true);
    setFailure(undefined);
    try {
      for (const { line } of offers ?? []) {
        if (line.problem === null) await cart.addItem(line.item, line.quantity, line.price);
      }
      onDone();
    } catch (error) {
      setFailure(await explainLater(toProblem(error), env));
      setAdding(false);
    }
  }

  if (named.length === 0) return null;
  return (
    <section className="cart-link" aria-labelledby={id}>
      {createElement(`h${level}`, { id, className: 'summary-title' }, messages.linkTitle)}
      {remote.state === 'failed' ? (
        <p role="alert">{messages.linkFailed}</p>
      ) : offers === undefined ? (
        <p role="status">{messages.linkLoading}</p>
      ) : offers.length === 0 ? (
        <p>{messages.linkNone}</p>
      ) : (
        <ul>
          {offers.map((offer) => (
            <OfferLine key={offer.line.item} offer={offer} />
          ))}
        </ul>
      )}
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className="cart-link-ways">
        {remote.state === 'failed' && (
          <Button variant="primary" onClick={() => void store.reload()}>
            {messages.retry}
          </Button>
        )}
        {canAdd && (
          <Button variant="primary" disabled={isAdding} onClick={() => void add()}>
            {messages.linkAdd}
          </Button>
        )}
        <Button onClick={onDone}>{messages.linkNot}</Button>
      </div>
    </section>
  );
}

function OfferLine({ offer: { line, shop } }: { readonly offer: LinkOffer }) {
  const { locale, messages: read } = useEnvironment();
  const messages = read(cartPartMessages);
  const { quantity, price, product, problem } = line;
  const name = [product.title, ...product.values].join(', ');
  const write = createMoneyFormatter(findLocale([locale]));
  return (
    <li>
      <span>
        {fillMessage(messages.times, { quantity, product: name })}{' '}
        <span className="line-muted">{shop.name}</span>
      </span>
      <strong>
        {problem === null
          ? write({ amount: price * quantity, currency: shop.currency })
          : messages[problem === 'sold-out' ? 'soldOut' : 'gone']}
      </strong>
    </li>
  );
}
