import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import type { ModeratorView } from '@boardwalk/sdk-core/posting/moderated/views';
import { reportReasons } from '@boardwalk/sdk-core/reports/reasons';
import { reportReasonLabels } from '@boardwalk/sdk-core/reports/report-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { TableFilter } from '../../parts/data-table/column.ts';

/** By what the listings of a view are narrowed. */
export function useModeratedFilters(view: ModeratorView): readonly TableFilter[] {
  const messages = useMessages(moderatedMessages);
  const kinds = useMessages(kindLabels);
  const reasons = useMessages(reportReasonLabels);
  const byKind = {
    id: 'type',
    label: messages.kind,
    choices: postingKinds.map((value) => ({ value, label: kinds[`${value}.many`] })),
  };
  if (view !== 'reports') return [byKind];
  const choices = reportReasons.map((value) => ({ value, label: reasons[value] }));
  return [{ id: 'reason', label: messages.reason, choices }, byKind];
}
