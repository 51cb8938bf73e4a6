import type { ShopSummary } from '@boardwalk/sdk-core/orders/summary/schemas';
import { shopSummaryMessages } from '@boardwalk/sdk-core/orders/summary/shop-summary-messages';
import {
  editProduct,
  shopInvoices,
  shopProducts,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { PartHeading } from '../../parts/part-heading/PartHeading.tsx';
import './shop-summary.css';

/** What there is to do today. */
export function SummaryTasks({ summary }: { readonly summary: ShopSummary }) {
  const { shop, tasks } = summary;
  const { toSend, lowStock } = tasks;
  const messages = useMessages(shopSummaryMessages);
  const counted = useCounted();
  const shopId = shop.id;
  return (
    <section className="summary-part">
      <PartHeading className="summary-heading">{messages.today}</PartHeading>
      {toSend === 0 && lowStock.total === 0 && <p className="summary-line">{messages.nothing}</p>}
      <ul className="summary-tasks">
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
