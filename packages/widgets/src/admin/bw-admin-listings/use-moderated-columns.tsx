import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import type { ModeratorView } from '@boardwalk/sdk-core/posting/moderated/views';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import type { Column } from '../../parts/data-table/column.ts';
import { fullNameOf, PersonLabel } from '../../profile/shared/person-finder/PersonLabel.tsx';
import { ListingCell } from './ListingCell.tsx';
import type { ModeratedQuestion } from './moderated-question.ts';
import { ReportsCell } from './ReportsCell.tsx';
import { RowDecisions } from './RowDecisions.tsx';
import type { Decisions } from './use-decisions.ts';
import './admin-listings.css';

interface ModeratedColumnsProps {
  readonly view: ModeratorView;
  readonly decisions: Decisions;
  readonly onAsk: (question: ModeratedQuestion) => void;
}

/** Returns what a row shows of a listing, and what moderators can do with it. */
export function useModeratedColumns({
  view,
  decisions,
  onAsk,
}: ModeratedColumnsProps): readonly Column<ModeratedListingRow>[] {
  const { messages: read, locale, timeZone } = useEnvironment();
  const messages = read(moderatedMessages);
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  const dateLabels = {
    review: messages.waiting,
    reports: messages.waiting,
    removed: messages.removedAt,
    all: messages.postedAt,
  };
  const reports: Column<ModeratedListingRow> = {
    id: 'count',
    label: messages.told,
    isSortable: true,
    cell: ({ reports: told }) => <ReportsCell reports={told} />,
  };
  return [
    {
      id: 'title',
      label: messages.listing,
      isSortable: true,
      cell: (row) => <ListingCell row={row} />,
    },
    ...(view === 'reports' ? [reports] : []),
    {
      id: 'owner',
      label: messages.owner,
      cell: ({ owner }) => (
        <PersonLabel person={owner}>
          <RouteLink route={adminUsers({}, { user: owner.id })}>{fullNameOf(owner)}</RouteLink>
        </PersonLabel>
      ),
    },
    {
      id: view === 'all' ? 'created' : 'waiting',
      label: dateLabels[view],
      isSortable: true,
      cell: (row) => {
        const since =
          view === 'all'
            ? row.createdAt
            : (view === 'removed' && row.decision?.at) || row.waitingSince;
        return (
          <time className="moderated-date" dateTime={since}>
            {formatDate(since)}
          </time>
        );
      },
    },
    {
      id: 'actions',
      label: messages.actions,
      cell: (row) => <RowDecisions view={view} row={row} decisions={decisions} onAsk={onAsk} />,
    },
  ];
}
