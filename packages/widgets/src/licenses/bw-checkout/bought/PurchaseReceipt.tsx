import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { readLicenseReceipt } from '@boardwalk/sdk-core/licenses/own/endpoints';
import { returnedLabels } from '@boardwalk/sdk-core/licenses/own/returned-messages';
import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { boards as myBoards, subscriptionMap } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEffect, useRef } from 'react';
import { InvoiceCopies } from '../../../billing/shared/invoice-copies/InvoiceCopies.tsx';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { BoardNameList } from '../review/BoardNameList.tsx';
import { InvoiceTable } from '../review/InvoiceTable.tsx';
import type { JustBought } from '../state/use-checkout-state.ts';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import '../../../kit/button/button.css';
import '../../../billing/shared/paying/checkout-frame.css';

interface ReceiptProps {
  readonly license: License;
  /** What is known of it as it was bought on this page. */
  readonly just: JustBought | undefined;
}

/**
 * Shows what was bought, for a user who has just bought it or comes back to it, even once it is
 * over.
 */
export function PurchaseReceipt({ license, just }: ReceiptProps) {
  const { env, host } = useWidget();
  const { uuid } = license;
  const isAdded = just?.isAdded === true;
  const isOver = license.state === 'ENDED';
  const messages = env.messages(checkoutMessages);
  const title = useRef<HTMLHeadingElement>(null);
  const facts: readonly (readonly [string, string])[] = [
    [messages.listing, license.title],
    ...(license.plan ? [[messages.plan, license.plan.nickname] as const] : []),
  ];
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="checkout-receipt" part="receipt">
      <h2 ref={title} tabIndex={-1} className="checkout-part-title">
        {isOver ? messages.ended : messages.done}
      </h2>
      {!isOver && <p>{isAdded ? messages.addedLead : messages.doneLead}</p>}
      {license.returned && <p>{env.messages(returnedLabels)[license.returned]}</p>}
      <BoardNameList ids={isOver ? boughtBoards(license.invoice) : license.seats} />
      <dl className="checkout-sums">
        {facts.map(([label, fact]) => (
          <div key={label} className="checkout-sum">
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
        {!isAdded && <ReceiptFacts license={license} />}
      </dl>
      {!isAdded && <InvoiceTable invoice={license.invoice} isOver={isOver} />}
      <div className="checkout-ways">
        <RouteLink
          className="button button-primary"
          route={host.firstParty ? myBoards({}) : subscriptionMap({})}
        >
          {host.firstParty ? messages.seeMine : messages.seeMap}
        </RouteLink>
        {!isAdded && (
          <InvoiceCopies
            file={license.receipt ? fillPath(readLicenseReceipt.path, { uuid }) : undefined}
          />
        )}
      </div>
    </div>
  );
}
