import { searchTable, type TableState } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Search } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useRested } from '../../element/use-rested.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { dataTableMessages } from './messages.ts';

interface TableSearchProps {
  readonly name: string;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** Milliseconds after the last key in which nobody is asked yet. */
const pause = 300;

/** Words to look for, which are looked for by themselves. */
export function TableSearch({ name, state, onChange }: TableSearchProps) {
  const messages = useMessages(dataTableMessages);
  /** Undefined where the table shows what the field says. */
  const [draft, setDraft] = useState<string>();
  const label = fillMessage(messages.search, { table: name });

  function search() {
    if (draft === undefined) return;
    setDraft(undefined);
    const query = draft.trim();
    if (query !== state.query) onChange(searchTable(state, query));
  }

  useRested(draft, pause, search);

  return (
    <search className="table-search">
      <TextField
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        before={<Icon node={Search} size={16} />}
        value={draft ?? state.query}
        onChange={(change) => setDraft(change.currentTarget.value)}
        onKeyDown={(press) => {
          if (press.key === 'Enter') search();
        }}
      />
    </search>
  );
}
