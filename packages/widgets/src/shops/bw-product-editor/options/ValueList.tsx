import { variantMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Menu } from '../../../parts/menu/Menu.tsx';
import type { MenuItem } from '../../../parts/menu/menu-item.ts';
import './options.css';

interface ValueListProps {
  readonly values: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRename: (value: string) => void;
  readonly onRemove: (value: string) => void;
  /** The field takes the focus where no value is left beside. */
  readonly focusField: () => void;
}

/** The values as chips, each with a menu; Delete removes one, Alt with an arrow moves it. */
export function ValueList({ values, onMove, onRename, onRemove, focusField }: ValueListProps) {
  const texts = useMessages(variantMessages);
  const list = useRef<HTMLUListElement>(null);
  const chips = () => [
    ...(list.current?.querySelectorAll<HTMLElement>(':scope > li .button') ?? []),
  ];

  function remove(index: number): void {
    const value = values[index];
    if (value === undefined) return;
    const beside = chips()[index + 1 < values.length ? index + 1 : index - 1];
    if (beside) beside.focus();
    else focusField();
    onRemove(value);
  }

  function press(event: KeyboardEvent): void {
    // What is open has its own keys.
    const index = chips().indexOf(event.target as HTMLElement);
    if (index < 0) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [back, forward] = isRightToLeft ? [1, -1] : [-1, 1];
    if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else if (event.altKey && event.key === 'ArrowLeft') onMove(index, index + back);
    else if (event.altKey && event.key === 'ArrowRight') onMove(index, index + forward);
    else return;
    event.preventDefault();
  }

  if (values.length === 0) return null;
  return (
    <ul ref={list} className="option-values" onKeyDown={press}>
      {values.map((value, index) => (
        <li key={value}>
          <Menu label={value} items={itemsOf(value, index)} />
        </li>
      ))}
    </ul>
  );

  function itemsOf(value: string, index: number): readonly MenuItem[] {
    const action = (id: string, label: string, onPick: () => void): MenuItem => ({
      kind: 'action',
      ...{ id, label, onPick },
    });
    return [
      ...(index > 0 ? [action('earlier', texts.earlier, () => onMove(index, index - 1))] : []),
      ...(index < values.length - 1
        ? [action('later', texts.later, () => onMove(index, index + 1))]
        : []),
      action('rename', texts.rename, () => onRename(value)),
      { ...action('remove', texts.remove, () => remove(index)), isDanger: true },
    ];
  }
}
