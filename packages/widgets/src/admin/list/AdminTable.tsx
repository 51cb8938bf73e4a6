import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { DataTable } from '../../parts/data-table/DataTable.tsx';
import type { DataTableProps } from '../../parts/data-table/table-props.ts';
import { RemoteRefusal } from '../../parts/remote-state/RemoteRefusal.tsx';

interface AdminTableProps<Row> extends Omit<DataTableProps<Row>, 'onRetry' | 'failure'> {
  /** Whose page shows. */
  readonly store: { reload(): Promise<void> };
  /** Another page is requested: its reader begins at the top. */
  readonly onPage: () => void;
}

/** Shows a table of the administration, which says so to a user who is no administrator. */
export function AdminTable<Row>({ store, onPage, ...table }: AdminTableProps<Row>) {
  const { alone } = useMessages(administratorsMessages);
  const retry = () => void store.reload();
  return (
    <DataTable<Row>
      {...table}
      onChange={(next) => {
        table.onChange(next);
        if (next.page !== table.state.page) onPage();
      }}
      onRetry={retry}
      failure={(problem) => (
        <RemoteRefusal problem={problem} onRetry={retry} forbiddenAdvice={alone} />
      )}
    />
  );
}
