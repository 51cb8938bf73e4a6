import { ReportDialog, type ReportedThing } from '../../../reports/shared/report/ReportDialog.tsx';

export { default as styles } from './ShopReportDialog.tsx?styles';

interface ShopReportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly subject: ReportedThing;
}

/** Reports to the moderators what is wrong with a shop or a product. */
export function ShopReportDialog(props: ShopReportDialogProps) {
  return <ReportDialog {...props} />;
}
