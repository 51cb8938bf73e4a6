import type { ShopSummary } from '@boardwalk/sdk-core/orders/summary/schemas';
import { shopSummaryMessages } from '@boardwalk/sdk-core/orders/summary/shop-summary-messages';
import {
  editProduct,
  shopInvoices,
  shopProducts,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { PartHeading } from '../../parts/part-heading/PartHeading.tsx';
import './shop-summary.css';

/** What there is to do today. */
export function SummaryTasks({ summary }: { readonly summary: ShopSummary }) {
  const { shop, tasks } = summary;
  const { toSend, quotes, lowStock } = tasks;
  const messages = useMessages(shopSummaryMessages);
  const counted = useCounted();
  const { timeZone } = useEnvironment();
  const formatDate = createDateFormatter(useLocale(), timeZone);
  const shopId = shop.id;
  const isNothing = toSend + quotes.total + lowStock.total === 0;
  return (
    <section className="summary-part">
      <PartHeading className="summary-heading">{messages.today}</PartHeading>
      {isNothing && <p className="summary-line">{messages.nothing}</p>}
      <ul className="summary-tasks">
        {quotes.answerUntil !== null && (
          <li>
            <RouteLink route={shopInvoices({ shopId })}>
              {counted(messages.quotes, quotes.total)}
            </RouteLink>
            <p className="summary-line">
              {fillMessage(messages.answerUntil, {
                date: formatDate(quotes.answerUntil, 'instant'),
              })}
            </p>
          </li>
        )}
        {toSend > 0 && (
          <li>
            <RouteLink route={shopInvoices({ shopId }, { fulfilment: 'toSend' })}>
              {counted(messages.toSend, toSend)}
            </RouteLink>
          </li>
        )}
        {lowStock.total > 0 && (
          <li>
            <RouteLink route={shopProducts({ shopId })}>
              {counted(messages.lowStock, lowStock.total)}
            </RouteLink>
            <ul className="summary-stock">
              {lowStock.variants.map(({ product, title, values, stock }) => (
                <li key={`${product} ${values.join()}`}>
                  <RouteLink route={editProduct({ shopId }, { product })}>
                    {[title, ...values].join(' · ')}
                  </RouteLink>
                  <span>{stock === 0 ? messages.soldOut : counted(messages.left, stock)}</span>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  );
}
