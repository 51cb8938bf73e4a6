import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { receiptMessages } from '@boardwalk/sdk-core/licenses/checkout/receipt-messages';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { readLicenseReceipt } from '@boardwalk/sdk-core/licenses/own/endpoints';
import { returnedLabels } from '@boardwalk/sdk-core/licenses/own/returned-messages';
import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { boards as myBoards, subscriptionMap } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEffect, useRef } from 'react';
import { useEnvironment, useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
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
        {/* A page of others prints what else stands on it. */}
        {host.firstParty && !isAdded && (
          <Button onClick={() => print()}>{env.messages(receiptMessages).print}</Button>
        )}
        {host.firstParty && !isAdded && license.receipt && <ReceiptLink uuid={license.uuid} />}
      </div>
    </div>
  );
}

function ReceiptLink({ uuid }: Pick<License, 'uuid'>) {
  const { apiOrigin, locale } = useEnvironment();
  const messages = useMessages(receiptMessages);
  const file = `${apiOrigin}${fillPath(readLicenseReceipt.path, { uuid })}?language=${locale}`;
  return (
    <a className="button button-secondary" href={file} download>
      {messages.download}
    </a>
  );
}
