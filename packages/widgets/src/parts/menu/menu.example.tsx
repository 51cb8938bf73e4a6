import { Copy, Ellipsis, SlidersHorizontal, Trash2 } from 'lucide';
import { useState } from 'react';
import { Menu } from './Menu.tsx';

const nothing = () => {};

export function Actions() {
  return (
    <Menu
      label="Actions"
      items={[
        { kind: 'action', id: 'copy', label: 'Copy', icon: Copy, onPick: nothing },
        { kind: 'action', id: 'move', label: 'Move', isDisabled: true, onPick: nothing },
        {
          kind: 'action',
          id: 'delete',
          label: 'Delete order 4242',
          icon: Trash2,
          isDanger: true,
          onPick: nothing,
        },
      ]}
    />
  );
}

export function IconAlone() {
  return (
    <Menu
      label="Actions for order 4242"
      icon={Ellipsis}
      isLabelHidden
      items={[{ kind: 'action', id: 'copy', label: 'Copy', onPick: nothing }]}
    />
  );
}

export function Choices() {
  const [checked, setChecked] = useState<readonly string[]>(['Price']);
  return (
    <Menu
      label="Columns"
      icon={SlidersHorizontal}
      items={['Price', 'Area', 'Anticonstitutionnellement longue colonne'].map((label) => ({
        kind: 'choice',
        id: label,
        label,
        isChecked: checked.includes(label),
        onPick: () =>
          setChecked(
            checked.includes(label) ? checked.filter((one) => one !== label) : [...checked, label],
          ),
      }))}
    />
  );
}
