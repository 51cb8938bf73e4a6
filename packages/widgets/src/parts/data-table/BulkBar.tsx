import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useCounted } from '../count/use-counted.ts';
import type { BulkAction } from './column.ts';
import { dataTableMessages } from './messages.ts';
import type { RowSelection } from './use-selection.ts';
import './data-table.css';

interface BulkBarProps {
  readonly actions: readonly BulkAction[];
  readonly selection: RowSelection;
}

/** How many rows are chosen, and what can be done with them. */
export function BulkBar({ actions, selection }: BulkBarProps) {
  const messages = useMessages(dataTableMessages);
  const counted = useCounted();
  const { size } = selection.chosen;
  return (
    <div className="table-bulk">
      <p role="status">{counted(messages.selected, size)}</p>
      {actions.map(({ id, label, onPick }) => (
        <Button key={id} onClick={() => onPick([...selection.chosen])}>
          {label}
        </Button>
      ))}
      <Button variant="quiet" onClick={selection.clear}>
        {messages.clearSelection}
      </Button>
    </div>
  );
}
