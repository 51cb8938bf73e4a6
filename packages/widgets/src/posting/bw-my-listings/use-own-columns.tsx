import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { ListingPrice } from '../../listings/shared/price/ListingPrice.tsx';
import type { Column } from '../../parts/data-table/column.ts';
import { Activity } from './Activity.tsx';
import { OwnListingRow } from './OwnListingRow.tsx';
import { RowActions } from './RowActions.tsx';
import { StandingMark } from './StandingMark.tsx';
import type { OwnListingActions } from './use-own-listing-actions.ts';
import './my-listings.css';

interface OwnColumnsProps {
  readonly deeds: OwnListingActions;
  readonly onDelete: (row: OwnListingSummary) => void;
  readonly onRevisions: (row: OwnListingSummary) => void;
}

/** Returns what a row shows of a listing, and what can be done with it. */
export function useOwnColumns({
  deeds,
  onDelete,
  onRevisions,
}: OwnColumnsProps): readonly Column<OwnListingSummary>[] {
  const { messages: read, locale: language, timeZone } = useEnvironment();
  const messages = read(myListingsMessages);
  const locale = findLocale([language]);
  const formatDate = createDateFormatter(locale, timeZone);
  const day = (iso: string) => <span className="own-line">{formatDate(iso)}</span>;
  return [
    {
      id: 'title',
      label: messages.listing,
      isSortable: true,
      cell: (row) => <OwnListingRow row={row} />,
    },
    {
      id: 'standing',
      label: messages.state,
      cell: ({ standing }) => <StandingMark standing={standing} />,
    },
    {
      id: 'price',
      label: messages.price,
      cell: ({ price }) =>
        price && (
          <span className="own-line">
            <ListingPrice price={price} locale={locale} messages={read} />
          </span>
        ),
    },
    {
      id: 'activity',
      label: messages.activity,
      cell: (row) => row.standing !== 'draft' && <Activity counts={row.counts} />,
    },
    {
      id: 'expiresAt',
      label: messages.ends,
      isSortable: true,
      cell: ({ expiresAt }) => expiresAt !== null && day(expiresAt),
    },
    {
      id: 'updatedAt',
      label: messages.changed,
      isSortable: true,
      cell: ({ updatedAt }) => day(updatedAt),
    },
    {
      id: 'actions',
      label: messages.actions,
      cell: (row) => (
        <RowActions
          row={row}
          deeds={deeds}
          onDelete={() => onDelete(row)}
          onRevisions={() => onRevisions(row)}
        />
      ),
    },
  ];
}
