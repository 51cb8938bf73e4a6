import { type ListingAction, listingActions } from '@boardwalk/sdk-core/posting/life';
import { mayWith } from '@boardwalk/sdk-core/posting/own/may-with';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { BulkAction, RowId } from '../../parts/data-table/column.ts';
import type { OwnListingActions } from './use-own-listing-actions.ts';

interface BulkActionsProps {
  readonly rows: readonly OwnListingSummary[];
  readonly deeds: OwnListingActions;
  /** Absent on a partner's page, where each listing is confirmed by itself. */
  readonly onDelete: ((rows: readonly OwnListingSummary[]) => void) | undefined;
}

/** Marking one as under offer or sold is meant of that one. */
const oneByOne: readonly ListingAction[] = ['offer', 'close'];

/** What can be done with the listings that are chosen; each does it with those that it suits. */
export function useBulkActions({ rows, deeds, onDelete }: BulkActionsProps): readonly BulkAction[] {
  const messages = useMessages(myListingsMessages);
  const chosen = (ids: readonly RowId[]) => rows.filter(({ id }) => ids.includes(id));
  return [
    ...listingActions
      .filter((action) => !oneByOne.includes(action))
      .map((action) => ({
        id: action,
        label: messages[`do.${action}`],
        onPick: (ids: readonly RowId[]) => deeds.act(chosen(ids), action),
      })),
    ...(onDelete
      ? [
          {
            id: 'delete',
            label: messages.delete,
            onPick(ids: readonly RowId[]) {
              const mine = chosen(ids).filter((row) => mayWith(row, 'delete'));
              const licensed = mine.find(({ isLicensed }) => isLicensed);
              if (licensed) deeds.tellLicensed(licensed);
              else if (mine.length > 0) onDelete(mine);
              else deeds.tellNothingToDo();
            },
          },
        ]
      : []),
  ];
}
