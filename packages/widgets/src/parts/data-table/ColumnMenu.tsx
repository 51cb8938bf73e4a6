import { SlidersHorizontal } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Menu } from '../menu/Menu.tsx';
import { dataTableMessages } from './messages.ts';
import type { ColumnMenuProps } from './table-props.ts';

/** Which columns show. */
export function ColumnMenu({ columns, hidden, onToggle }: ColumnMenuProps) {
  const messages = useMessages(dataTableMessages);
  return (
    <Menu
      label={messages.columns}
      icon={SlidersHorizontal}
      items={columns.map(({ id, label }) => ({
        kind: 'choice',
        id,
        label,
        isChecked: !hidden.includes(id),
        onPick: () => onToggle(id),
      }))}
    />
  );
}
