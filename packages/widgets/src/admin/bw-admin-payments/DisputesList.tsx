import { writeDisputedAmount } from '@boardwalk/sdk-core/billing/disputes/disputed-amount';
import {
  disputeMessages,
  disputeStatusLabels,
  disputesListMessages,
} from '@boardwalk/sdk-core/billing/disputes/disputes-messages';
import type { PaymentDispute } from '@boardwalk/sdk-core/billing/disputes/schemas';
import type { DisputesPage } from '@boardwalk/sdk-core/billing/provider/provider-store';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { AdminResultsList } from '../shared/admin-results-list/AdminResultsList.tsx';
import { useDate } from './use-date.ts';
import '../admin.css';
import './payments.css';

interface DisputesListProps {
  readonly found: DisputesPage;
  readonly isOld: boolean;
  readonly onPage: (page: number) => void;
}

/** A page of disputes. */
export function DisputesList({ found, ...rest }: DisputesListProps) {
  const { items, query, hasMore } = found;
  return (
    <AdminResultsList
      words={useMessages(disputesListMessages)}
      rows={items.map((dispute) => <DisputeRow key={dispute.id} dispute={dispute} />)}
      page={query}
      hasMore={hasMore}
      onAll={query > 1 ? () => rest.onPage(1) : undefined}
      {...rest}
    />
  );
}

function DisputeRow({ dispute }: { readonly dispute: PaymentDispute }) {
  const messages = useMessages(disputeMessages);
  const statuses = useMessages(disputeStatusLabels);
  const { locale } = useEnvironment();
  const date = useDate();
  const { id, chargeId, paymentId, amount, currency, reason, status, openedAt, endedAt } = dispute;
  const written = writeDisputedAmount(findLocale([locale]), amount, currency);
  const times = [
    fillMessage(messages.opened, { date: date(openedAt) }),
    ...(dispute.respondBy && !endedAt
      ? [fillMessage(messages.respondBy, { date: date(dispute.respondBy) })]
      : []),
    ...(endedAt ? [fillMessage(messages.ended, { date: date(endedAt) })] : []),
  ];
  return (
    <li className="payment-row">
      <p className="payment-name">
        {fillMessage(messages.amount, { amount: written, status: statuses[status] })}
      </p>
      <p className="admin-note">
        {fillMessage(messages.reason, { reason })} · <bdi dir="ltr">{id}</bdi> ·{' '}
        <bdi dir="ltr">{chargeId}</bdi>
      </p>
      <p className="admin-note">
        {paymentId ? (
          <>
            {messages.payment} <bdi dir="ltr">{paymentId}</bdi>
          </>
        ) : (
          messages.unknownPayment
        )}
      </p>
      <p className="admin-note">{times.join(' · ')}</p>
    </li>
  );
}
