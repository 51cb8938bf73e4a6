import {
  myBoardsMessages,
  paymentStateLabels,
} from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import { createPaymentHistoryStore } from '@boardwalk/sdk-core/licenses/own/past-licenses-store';
import type { LicensePayment } from '@boardwalk/sdk-core/licenses/own/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { checkout } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { PastRows } from './PastRows.tsx';
import '../my-boards.css';

/** What was paid for licences, each with the way to its receipt. */
export function PaymentHistory({ headingLevel }: { readonly headingLevel: number }) {
  const env = useEnvironment();
  const messages = env.messages(myBoardsMessages);
  const [store] = useState(() => createPaymentHistoryStore(env));
  return (
    <PastRows store={store} title={messages.payments} headingLevel={headingLevel} part="payments">
      {(payment) => <PaymentRow key={payment.id} payment={payment} />}
    </PastRows>
  );
}

function PaymentRow({ payment }: { readonly payment: LicensePayment }) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(myBoardsMessages);
  const labels = read(paymentStateLabels);
  const locale = useLocale();
  const id = useId();
  const { license, title, amount, state, receipt, createdAt } = payment;
  const date = createDateFormatter(locale, timeZone)(createdAt);
  return (
    <li className="mine-row">
      <div id={id}>
        <p className="mine-row-name">
          {createMoneyFormatter(locale)(amount)} <small>{labels[state]}</small>
        </p>
        <p className="mine-note">{fillMessage(messages.payment, { date, listing: title })}</p>
      </div>
      {state !== 'failed' && (
        <RouteLink
          id={`${id}-link`}
          className="mine-link"
          route={checkout({}, { license })}
          aria-labelledby={`${id}-link ${id}`}
        >
          {state === 'open'
            ? messages.finish
            : receipt !== null || state === 'paid'
              ? messages.receipt
              : messages.details}
        </RouteLink>
      )}
    </li>
  );
}
