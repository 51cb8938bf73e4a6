import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { diffBodies } from '@boardwalk/sdk-core/posting/revisions/diff-bodies';
import { revisionMessages } from '@boardwalk/sdk-core/posting/revisions/messages';
import type {
  RevisionsPage,
  RevisionsStore,
} from '@boardwalk/sdk-core/posting/revisions/revisions-store';
import type { ListedRevision, WholeRevision } from '@boardwalk/sdk-core/posting/revisions/schemas';
import { beginBody, openBody } from '@boardwalk/sdk-core/posting/written-body';
import { editListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Segmented } from '../../kit/segmented/Segmented.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { RemoteRefusal } from '../../parts/remote-state/RemoteRefusal.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { FieldChanges } from '../values/FieldChanges.tsx';
import './revisions.css';

interface RevisionViewProps {
  readonly store: RevisionsStore<Labels>;
  readonly of: RevisionsPage<Labels>;
  readonly revision: ListedRevision;
  readonly hasDraft: boolean;
  /** Back to the list, where there is room for one of them. */
  readonly onBack: () => void;
  readonly onRestore: () => void;
}

/** With what a revision is compared. */
type Comparison = 'before' | 'now';

/** What a revision changed, or how it differs from what is published, and the way back to it. */
export function RevisionView(props: RevisionViewProps) {
  const { store, of, revision, hasDraft, onBack, onRestore } = props;
  const { listing } = of;
  const { locale, timeZone } = useEnvironment();
  const messages = useMessages(revisionMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const remote = useRemote(store.chosen, revision.revision);
  const isNow = revision.revision === listing.version;
  // Before the first there was nothing; what would come back is what somebody looks for.
  const isFirst = revision.changed === null;
  const [comparison, setComparison] = useState<Comparison>(isFirst && !isNow ? 'now' : 'before');
  const date = createDateFormatter(findLocale([locale]), timeZone)(revision.madeAt);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="revisions-view">
      <Button className="revisions-back" variant="quiet" onClick={onBack}>
        {messages.back}
      </Button>
      <h3 ref={heading} tabIndex={-1}>
        {fillMessage(messages.changesHeading, { date })}
      </h3>
      {!isNow && (
        <Segmented
          label={messages.compare}
          segments={[
            { value: 'before', label: messages.withBefore },
            { value: 'now', label: messages.withNow },
          ]}
          value={comparison}
          onPick={setComparison}
        />
      )}
      {remote.state === 'failed' ? (
        <RemoteRefusal problem={remote.problem} onRetry={() => void store.chosen.reload()} />
      ) : remote.state === 'ready' && remote.value.revision === revision.revision ? (
        <Changes of={of} whole={remote.value} comparison={comparison} />
      ) : (
        <PlaceRows rows={3} />
      )}
      {!isNow && hasDraft && (
        <p className="revisions-hint">
          {messages.draftFirst}{' '}
          <RouteLink route={editListing({ id: listing.id, type: listing.listingType })}>
            {messages.edit}
          </RouteLink>
        </p>
      )}
      {!isNow && !hasDraft && (
        <p className="revisions-restore">
          <Button variant="primary" onClick={onRestore}>
            {messages.restore}
          </Button>
        </p>
      )}
    </section>
  );
}

interface ChangesProps {
  readonly of: RevisionsPage<Labels>;
  readonly whole: WholeRevision;
  readonly comparison: Comparison;
}

function Changes({ of: { listing, labels }, whole, comparison }: ChangesProps) {
  const messages = useMessages(revisionMessages);
  const published = openBody(whole.body);
  const sides =
    comparison === 'now'
      ? // What it would be once it is restored.
        { before: openBody(listing.body), after: published }
      : { before: whole.before ? openBody(whole.before) : beginBody({}), after: published };
  const isSame = diffBodies({ ...sides.before }, { ...sides.after }).length === 0;
  if (isSame) return <p>{messages.same}</p>;
  return (
    <>
      {comparison === 'before' && whole.before === null && <p>{messages.asFirst}</p>}
      <FieldChanges
        {...sides}
        isOfNothing={comparison === 'before' && whole.before === null}
        scope={{ kind: listing.listingType, labels, timeZone: listing.timeZone }}
      />
    </>
  );
}
