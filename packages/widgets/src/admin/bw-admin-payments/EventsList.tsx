import {
  eventsMessages,
  providerMessages,
} from '@boardwalk/sdk-core/billing/provider/provider-messages';
import type { EventsPage } from '@boardwalk/sdk-core/billing/provider/provider-store';
import type { PaymentEvent } from '@boardwalk/sdk-core/billing/provider/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { AdminResultsList } from '../shared/admin-results-list/AdminResultsList.tsx';
import type { PaymentsQuestion } from './payments-question.ts';
import { useDate } from './use-date.ts';
import '../admin.css';
import './payments.css';

interface EventsListProps {
  readonly found: EventsPage;
  readonly isOld: boolean;
  readonly onAsk: (question: PaymentsQuestion) => void;
  readonly onAll: () => void;
  readonly onPage: (page: number) => void;
}

/** A page of events. */
export function EventsList({ found, onAsk, onAll, ...rest }: EventsListProps) {
  const { items, query, hasMore } = found;
  const isWhole = query.show === 'all' && query.page === 1;
  return (
    <AdminResultsList
      words={useMessages(eventsMessages)}
      rows={items.map((event) => <EventRow key={event.number} event={event} onAsk={onAsk} />)}
      page={query.page}
      hasMore={hasMore}
      onAll={isWhole ? undefined : onAll}
      {...rest}
    />
  );
}

interface EventRowProps {
  readonly event: PaymentEvent;
  readonly onAsk: (question: PaymentsQuestion) => void;
}

function EventRow({ event, onAsk }: EventRowProps) {
  const messages = useMessages(providerMessages);
  const counted = useCounted();
  const date = useDate();
  const { type, objectId, handledAt, happenedAt, deliveries } = event;
  return (
    <li className="payment-row">
      <p className="payment-name" dir="ltr">
        {type}
      </p>
      <p className="admin-note">
        {fillMessage(messages.happened, { date: date(happenedAt) })}
        {objectId && (
          <>
            {' · '}
            <bdi dir="ltr">{objectId}</bdi>
          </>
        )}
      </p>
      <p className="admin-note">
        {handledAt ? messages.handled : messages.unhandled} ·{' '}
        {deliveries === 0 ? messages.askedFor : counted(messages.deliveries, deliveries)}
      </p>
      <Button
        aria-label={fillMessage(messages.replayNamed, {
          event: `${type}, ${objectId ?? event.id}`,
        })}
        onClick={() => onAsk({ about: 'replay', event })}
      >
        {messages.replay}
      </Button>
    </li>
  );
}
