import { searchTable, type TableState } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Search } from 'lucide';
import { useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useRested } from '../../element/use-rested.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { isComposingKey } from '../../kit/text-field/composing-key.ts';
import { useIsComposing } from '../../kit/text-field/composition.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { useFieldDraft } from '../../kit/text-field/use-field-draft.ts';
import { dataTableMessages } from './messages.ts';
import './data-table.css';

interface TableSearchProps {
  readonly name: string;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** Milliseconds after the last key in which nothing is requested yet. */
const pause = 300;

/** Words to look for, which are looked for by themselves. */
export function TableSearch({ name, state, onChange }: TableSearchProps) {
  const messages = useMessages(dataTableMessages);
  const draft = useFieldDraft(state.query);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useIsComposing(input);
  const label = fillMessage(messages.search, { table: name });

  function search() {
    const query = draft.current?.trim();
    if (query === undefined) return;
    if (query === state.query) return draft.set(undefined);
    draft.send(query);
    onChange(searchTable(state, query));
  }

  useRested(isComposing ? undefined : draft.current, pause, search);

  return (
    <search className="table-search">
      <TextField
        ref={input}
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        before={<Icon node={Search} size={16} />}
        value={draft.current ?? state.query}
        onChange={(change) => draft.set(change.currentTarget.value)}
        onKeyDown={(press) => {
          if (press.key === 'Enter' && !isComposingKey(press.nativeEvent)) search();
        }}
      />
    </search>
  );
}
