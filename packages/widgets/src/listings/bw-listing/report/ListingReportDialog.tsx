import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { ReportDialog } from '../../../reports/shared/report/ReportDialog.tsx';

export { default as styles } from './ListingReportDialog.tsx?styles';

interface ListingReportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: { readonly id: ListingId; readonly owner: { readonly id: number } };
}

/** Reports to the moderators what is wrong with a listing. */
export function ListingReportDialog({ listing, ...state }: ListingReportDialogProps) {
  const { id, owner } = listing;
  return <ReportDialog {...state} subject={{ kind: 'listing', id: `${id}`, ownerId: owner.id }} />;
}
