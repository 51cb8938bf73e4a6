import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { standings } from '@boardwalk/sdk-core/posting/life';
import {
  myListingsMessages,
  standingLabels,
} from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { TableFilter } from '../../parts/data-table/column.ts';

/** By what one's own listings are narrowed. */
export function useOwnFilters(): readonly TableFilter[] {
  const messages = useMessages(myListingsMessages);
  const labels = useMessages(standingLabels);
  const kinds = useMessages(kindLabels);
  return [
    {
      id: 'standing',
      label: messages.state,
      // What is deleted is listed nowhere.
      choices: standings
        .filter((standing) => standing !== 'deleted')
        .map((value) => ({ value, label: labels[value] })),
    },
    {
      id: 'type',
      label: messages.kind,
      choices: postingKinds.map((value) => ({ value, label: kinds[`${value}.many`] })),
    },
  ];
}
