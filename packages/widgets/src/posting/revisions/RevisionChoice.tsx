import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { revisionMessages } from '@boardwalk/sdk-core/posting/revisions/messages';
import type { RevisionsPage } from '@boardwalk/sdk-core/posting/revisions/revisions-store';
import type { ListedRevision } from '@boardwalk/sdk-core/posting/revisions/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import { fullNameOf } from '../../profile/shared/person-finder/PersonLabel.tsx';
import { useFieldNames } from '../values/use-field-names.ts';
import './revisions.css';

interface RevisionChoiceProps {
  readonly of: RevisionsPage<Labels>;
  readonly revision: ListedRevision;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** When a revision was published, by whom, and what it changed. */
export function RevisionChoice({ of, revision, isChosen, onChoose }: RevisionChoiceProps) {
  const { locale, timeZone } = useEnvironment();
  const messages = useMessages(revisionMessages);
  const changes = useChangesText(of, revision);
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  const { madeAt, madeBy } = revision;
  const isOwner = madeBy?.id === of.listing.ownerId;
  return (
    <button type="button" className="revision" aria-current={isChosen} onClick={onChoose}>
      <span className="revision-date">
        {formatDate(madeAt)}, {formatDate(madeAt, 'time')}
      </span>
      {revision.revision === of.listing.version && (
        <span className="revision-mark">{messages.now}</span>
      )}
      <span className="revision-note">
        {madeBy
          ? fillMessage(isOwner ? messages.byOwner : messages.byOther, {
              name: fullNameOf(madeBy),
            })
          : messages.byNobody}
      </span>
      <span className="revision-note">{changes}</span>
    </button>
  );
}

/** So many fields are named; of the others it says how many. */
const namedFields = 3;

function useChangesText({ labels }: RevisionsPage<Labels>, { changed }: ListedRevision): string {
  const messages = useMessages(revisionMessages);
  const counted = useCounted();
  const nameOf = useFieldNames(labels);
  if (changed === null) return messages.first;
  if (changed.length === 0) return messages.unchanged;
  const names = changed.slice(0, namedFields).map(nameOf).join(', ');
  const others = changed.length - namedFields;
  const fields =
    others > 0 ? fillMessage(counted(messages.changedMore, others), { fields: names }) : names;
  return fillMessage(messages.changed, { fields });
}
