import { isPostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { createHistoryStore } from '@boardwalk/sdk-core/listings/history/history-store';
import { historyMessages } from '@boardwalk/sdk-core/listings/history/messages';
import type { HistoryEntry } from '@boardwalk/sdk-core/listings/history/schemas';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useId, useMemo, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { PlaceRows } from '../../../parts/remote-state/PlaceRows.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { ListingPrice } from '../../shared/price/ListingPrice.tsx';
import { Heading } from '../head/Heading.tsx';
import { Note } from '../head/Note.tsx';
import { useListing } from '../listing-scope.ts';
import '../listing.css';
import './history.css';

export { default as styles } from './PriceHistory.tsx?styles';

/** How the price of a listing, and where it stands, have changed. */
export function PriceHistory() {
  const env = useEnvironment();
  const { listing, level } = useListing();
  const messages = env.messages(historyMessages);
  const id = useId();
  const [store] = useState(() => createHistoryStore(env));
  const { listingType: type, id: number } = listing;
  const key = useMemo(
    () => (isPostingKind(type) ? { type, id: number } : undefined),
    [type, number],
  );
  const remote = useRemote(store, key);
  // Its owner has turned it off since.
  if (remote.state === 'ready' && remote.value.length === 0) return null;
  return (
    <section className="listing-section" aria-labelledby={id}>
      <Heading level={level + 1} id={id} className="listing-heading">
        {messages.heading}
      </Heading>
      {remote.state === 'failed' ? (
        <Note onRetry={() => void store.reload()}>{messages.failed}</Note>
      ) : remote.state === 'ready' ? (
        <HistoryTable entries={remote.value} />
      ) : (
        <PlaceRows rows={2} />
      )}
    </section>
  );
}

function HistoryTable({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { messages: read } = useEnvironment();
  const { listing, locale } = useListing();
  const messages = read(historyMessages);
  const formatDate = createDateFormatter(locale, listing.timeZone);
  return (
    <>
      <table className="history">
        <caption className="visually-hidden">{messages.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.date}</th>
            <th scope="col">{messages.event}</th>
            <th scope="col">{messages.price}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ at, change, price }) => (
            <tr key={`${at} ${change}`}>
              <td>
                <time dateTime={at}>{formatDate(at)}</time>
              </td>
              <td>{messages[change === 'price' ? 'change.price' : change]}</td>
              <td>
                {price ? (
                  <ListingPrice price={price} locale={locale} messages={read} />
                ) : (
                  read(priceMessages).none
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="listing-meta">{messages.note}</p>
    </>
  );
}
