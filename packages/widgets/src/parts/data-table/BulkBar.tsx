import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import type { BulkAction } from './column.ts';
import { dataTableMessages } from './messages.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  readonly actions: readonly BulkAction[];
  readonly selection: Selection;
}

/** How many rows are chosen, and what can be done with them. */
export function BulkBar({ actions, selection }: BulkBarProps) {
  const messages = useMessages(dataTableMessages);
  const locale = findLocale([useEnvironment().locale]);
  const { size } = selection.chosen;
  return (
    <div className="table-bulk">
      <p role="status">
        {countMessage(messages.selected, size, locale, createNumberFormatter(locale)(size))}
      </p>
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
