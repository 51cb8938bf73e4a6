import { createBoardsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { subscriptionMap } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useLoaded } from '../../../parts/remote-state/use-remote.ts';
import { InvoiceTable } from '../review/InvoiceTable.tsx';

/** What was bought, for whoever has just bought it or comes back to it. */
export function Receipt({ license }: { readonly license: License }) {
  const env = useEnvironment();
  const messages = env.messages(checkoutMessages);
  const boards = lastValue(useLoaded(env.store(createBoardsStore)));
  const title = useRef<HTMLHeadingElement>(null);
  const date = createDateFormatter(useLocale(), license.timeZone)(license.boughtAt);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="checkout-receipt" part="receipt">
      <h2 ref={title} tabIndex={-1} className="checkout-part-title">
        {messages.done}
      </h2>
      <p>{messages.doneLead}</p>
      <ul className="checkout-boards">
        {license.seats.map((id) => (
          <li key={id}>{boards?.get(id)?.name ?? `№ ${id}`}</li>
        ))}
      </ul>
      <dl className="checkout-sums">
        <div className="checkout-sum">
          <dt>{messages.number}</dt>
          <dd>{license.uuid}</dd>
        </div>
        <div className="checkout-sum">
          <dt>{messages.bought}</dt>
          <dd>{date}</dd>
        </div>
      </dl>
      <InvoiceTable invoice={license.invoice} />
      <RouteLink className="button button-primary" route={subscriptionMap({})}>
        {messages.seeMap}
      </RouteLink>
    </div>
  );
}
