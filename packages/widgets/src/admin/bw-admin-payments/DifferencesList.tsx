import {
  differenceLabels,
  differencesMessages,
  providerMessages,
} from '@boardwalk/sdk-core/billing/provider/provider-messages';
import type { DifferencesPage } from '@boardwalk/sdk-core/billing/provider/provider-store';
import {
  repairableKinds,
  settleableKinds,
} from '@boardwalk/sdk-core/billing/provider/provider-terms';
import type { PaymentDifference } from '@boardwalk/sdk-core/billing/provider/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { AdminResultsList } from '../shared/admin-results-list/AdminResultsList.tsx';
import type { PaymentsQuestion } from './payments-question.ts';
import { useDate } from './use-date.ts';
import '../admin.css';
import './payments.css';

interface DifferencesListProps {
  readonly found: DifferencesPage;
  readonly isOld: boolean;
  readonly onAsk: (question: PaymentsQuestion) => void;
  readonly onPage: (page: number) => void;
}

/** A page of differences. */
export function DifferencesList({ found, onAsk, ...rest }: DifferencesListProps) {
  const { items, query, hasMore } = found;
  return (
    <AdminResultsList
      words={useMessages(differencesMessages)}
      rows={items.map((difference) => (
        <DifferenceRow key={difference.id} difference={difference} onAsk={onAsk} />
      ))}
      page={query}
      hasMore={hasMore}
      onAll={query > 1 ? () => rest.onPage(1) : undefined}
      {...rest}
    />
  );
}

interface DifferenceRowProps {
  readonly difference: PaymentDifference;
  readonly onAsk: (question: PaymentsQuestion) => void;
}

function DifferenceRow({ difference, onAsk }: DifferenceRowProps) {
  const messages = useMessages(providerMessages);
  const labels = useMessages(differenceLabels);
  const date = useDate();
  const { kind, providerId, ownId, foundAt, ended, endedAt } = difference;
  const named = { difference: labels[kind], id: providerId ?? ownId ?? '' };
  return (
    <li className="payment-row">
      <p className="payment-name">{labels[kind]}</p>
      <p className="admin-note">
        {providerId && (
          <>
            {messages.atProvider} <bdi dir="ltr">{providerId}</bdi>
          </>
        )}{' '}
        {ownId && (
          <>
            {messages.here} <bdi dir="ltr">{ownId}</bdi>
          </>
        )}
      </p>
      <p className="admin-note">{fillMessage(messages.found, { date: date(foundAt) })}</p>
      {ended && endedAt ? (
        <p className="admin-note">{fillMessage(messages[ended], { date: date(endedAt) })}</p>
      ) : (
        <div className="payment-deeds">
          {repairableKinds.includes(kind) && (
            <Button
              aria-label={fillMessage(messages.repairNamed, named)}
              onClick={() => onAsk({ about: 'repair', difference })}
            >
              {messages.repair}
            </Button>
          )}
          {settleableKinds.includes(kind) && (
            <Button
              aria-label={fillMessage(messages.settleNamed, named)}
              onClick={() => onAsk({ about: 'settle', difference })}
            >
              {messages.settle}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
