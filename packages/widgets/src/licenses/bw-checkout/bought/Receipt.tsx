import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { returnedLabels } from '@boardwalk/sdk-core/licenses/own/returned-messages';
import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { boards as myBoards, subscriptionMap } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEffect, useRef } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useAddressLines } from '../address/use-address-lines.ts';
import type { JustBought } from '../CheckoutWay.tsx';
import { BoardNames } from '../review/BoardNames.tsx';
import { InvoiceTable } from '../review/InvoiceTable.tsx';
import { useCardName } from '../use-card-name.ts';

interface ReceiptProps {
  readonly license: License;
  /** What is known of it as it was bought on this page. */
  readonly just: JustBought | undefined;
}

/** What was bought, for whoever has just bought it or comes back to it, even once it is over. */
export function Receipt({ license, just }: ReceiptProps) {
  const { env, host } = useWidget();
  const isAdded = just?.isAdded === true;
  const isOver = license.state === 'ENDED';
  const messages = env.messages(checkoutMessages);
  const nameCard = useCardName();
  const linesOf = useAddressLines();
  const { billedTo } = license.invoice;
  const title = useRef<HTMLHeadingElement>(null);
  const date = createDateFormatter(useLocale(), license.timeZone)(license.boughtAt);
  const facts: readonly (readonly [string, string])[] = [
    [messages.listing, license.title],
    ...(license.plan ? [[messages.plan, license.plan.nickname] as const] : []),
    ...(isAdded
      ? []
      : [[messages.number, license.uuid] as const, [messages.bought, date] as const]),
    ...(billedTo && !isAdded ? [[messages.billedTo, linesOf(billedTo).join(', ')] as const] : []),
    ...(just?.card ? [[messages.payingCard, nameCard(just.card)] as const] : []),
  ];
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="checkout-receipt" part="receipt">
      <h2 ref={title} tabIndex={-1} className="checkout-part-title">
        {isOver ? messages.ended : messages.done}
      </h2>
      {!isOver && <p>{isAdded ? messages.addedLead : messages.doneLead}</p>}
      {license.returned && <p>{env.messages(returnedLabels)[license.returned]}</p>}
      <BoardNames ids={isOver ? boughtBoards(license.invoice) : license.seats} />
      <dl className="checkout-sums">
        {facts.map(([label, fact]) => (
          <div key={label} className="checkout-sum">
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {!isAdded && <InvoiceTable invoice={license.invoice} isOver={isOver} />}
      <RouteLink
        className="button button-primary"
        route={host.firstParty ? myBoards({}) : subscriptionMap({})}
      >
        {host.firstParty ? messages.seeMine : messages.seeMap}
      </RouteLink>
    </div>
  );
}
