import { boardStandings } from '@boardwalk/sdk-core/boards/managed/board-standings';
import {
  boardStandingLabels,
  managedBoardsMessages,
} from '@boardwalk/sdk-core/boards/managed/managed-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { TableFilter } from '../../parts/data-table/column.ts';

/** By what the list of boards is narrowed. */
export function useBoardFilters(): readonly TableFilter[] {
  const { standing: label } = useMessages(managedBoardsMessages);
  const labels = useMessages(boardStandingLabels);
  const choices = boardStandings.map((value) => ({ value, label: labels[value] }));
  return [{ id: 'standing', label, choices }];
}
