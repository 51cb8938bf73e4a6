import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { sponsorPriceMessages } from '@boardwalk/sdk-core/admin/prices/sponsor-price-messages';
import { disputeMessages } from '@boardwalk/sdk-core/billing/disputes/disputes-messages';
import { providerMessages } from '@boardwalk/sdk-core/billing/provider/provider-messages';
import {
  createProviderStores,
  type EventsQuery,
} from '@boardwalk/sdk-core/billing/provider/provider-store';
import { mismatchMessages } from '@boardwalk/sdk-core/licenses/mismatches/mismatch-messages';
import { createElement, useRef, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { Segmented } from '../../kit/segmented/Segmented.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { AddressMismatches } from './AddressMismatches.tsx';
import type { AdminPaymentsContext } from './admin-payments-context.ts';
import { DifferencesList } from './DifferencesList.tsx';
import { DisputesList } from './DisputesList.tsx';
import { EventsList } from './EventsList.tsx';
import { PaymentsDialogs } from './PaymentsDialogs.tsx';
import { ProviderFacts } from './ProviderFacts.tsx';
import type { PaymentsQuestion } from './payments-question.ts';
import { SponsorPrice } from './SponsorPrice.tsx';
import '../admin.css';

const allEvents: EventsQuery = { show: 'all', page: 1 };

/** The whole of `<bw-admin-payments>`: how the payment provider is set up, what differs, its events. */
export function AdminPayments({ context }: { readonly context: AdminPaymentsContext }) {
  const { attributes, env } = context;
  const messages = env.messages(providerMessages);
  const disputes = env.messages(disputeMessages);
  const [stores] = useState(() => createProviderStores(env));
  const [query, setQuery] = useState(allEvents);
  const [page, setPage] = useState(1);
  const [question, setQuestion] = useState<PaymentsQuestion>();
  const provider = useRemote(stores.provider);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(question !== undefined, heading);
  const level = Number(attributes.headingLevel);
  const title = (text: string) =>
    createElement(`h${level + 1}`, { className: 'admin-heading' }, text);

  return (
    <section className="admin">
      <header className="admin-head">
        {createElement(
          `h${level}`,
          { ref: heading, className: 'admin-title', part: 'heading', tabIndex: -1 },
          messages.title,
        )}
        <p className="admin-lead">{messages.lead}</p>
      </header>
      <RemoteContent
        remote={provider}
        rows={6}
        onRetry={() => void stores.provider.reload()}
        forbiddenAdvice={env.messages(administratorsMessages).alone}
      >
        {(known) => (
          <>
            <section className="admin-section">
              {title(messages.facts)}
              <ProviderFacts provider={known} />
            </section>
            <section className="admin-section">
              {title(env.messages(sponsorPriceMessages).title)}
              <SponsorPrice context={context} />
            </section>
            <section className="admin-section">
              {title(messages.differences)}
              <p className="admin-note">{messages.differencesNote}</p>
              <Differences {...{ stores, page }} onAsk={setQuestion} onPage={setPage} />
            </section>
            <section className="admin-section">
              {title(disputes.title)}
              <p className="admin-note">{disputes.note}</p>
              <Disputes stores={stores} />
            </section>
            <section className="admin-section">
              {title(env.messages(mismatchMessages).title)}
              <AddressMismatches context={context} heading={heading} />
            </section>
            <section className="admin-section">
              <div className="admin-bar">
                {title(messages.events)}
                <Segmented
                  label={messages.eventsShown}
                  segments={[
                    { value: 'all', label: messages['show.all'] },
                    { value: 'waiting', label: messages['show.waiting'] },
                  ]}
                  value={query.show}
                  onPick={(show) => setQuery({ show, page: 1 })}
                />
                {known.mode !== 'none' && (
                  <Button onClick={() => setQuestion({ about: 'catch-up' })}>
                    {messages.catchUp}
                  </Button>
                )}
              </div>
              <Events {...{ stores, query }} onAsk={setQuestion} onQuery={setQuery} />
            </section>
          </>
        )}
      </RemoteContent>
      <PaymentsDialogs {...{ context, stores, question }} onClose={() => setQuestion(undefined)} />
    </section>
  );
}

interface ListProps {
  readonly stores: ReturnType<typeof createProviderStores>;
  readonly onAsk: (question: PaymentsQuestion) => void;
}

function Differences({
  stores: { differences },
  page,
  onAsk,
  onPage,
}: ListProps & { readonly page: number; readonly onPage: (page: number) => void }) {
  const remote = useRemote(differences, page);
  return (
    <RemoteContent remote={remote} rows={2} onRetry={() => void differences.reload()}>
      {(found) => (
        <DifferencesList {...{ found, onAsk, onPage }} isOld={remote.state === 'loading'} />
      )}
    </RemoteContent>
  );
}

function Disputes({ stores: { disputes } }: Pick<ListProps, 'stores'>) {
  const [page, setPage] = useState(1);
  const remote = useRemote(disputes, page);
  return (
    <RemoteContent remote={remote} rows={2} onRetry={() => void disputes.reload()}>
      {(found) => (
        <DisputesList found={found} isOld={remote.state === 'loading'} onPage={setPage} />
      )}
    </RemoteContent>
  );
}

function Events({
  stores: { events },
  query,
  onAsk,
  onQuery,
}: ListProps & {
  readonly query: EventsQuery;
  readonly onQuery: (query: EventsQuery) => void;
}) {
  const remote = useRemote(events, query);
  return (
    <RemoteContent remote={remote} rows={4} onRetry={() => void events.reload()}>
      {(found) => (
        <EventsList
          {...{ found, onAsk }}
          isOld={remote.state === 'loading'}
          onAll={() => onQuery(allEvents)}
          onPage={(page) => onQuery({ ...query, page })}
        />
      )}
    </RemoteContent>
  );
}
