import { X } from 'lucide';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../style/class-names.ts';
import './chip.css';

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isPressed?: boolean;
  /** Leads to nothing right now. */
  readonly isFaint?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A rounded toggle; without `isPressed` it is a plain button, such as one that opens a popover. */
export function Chip({ isPressed, isFaint = false, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      {...rest}
      className={classNames('chip', isFaint && 'is-faint')}
    >
      {children}
    </button>
  );
}

interface RemovableChipProps {
  readonly children: string;
  /** The button's whole name: "Remove filter Bedrooms 3+". */
  readonly removeLabel: string;
  readonly onRemove: (press: MouseEvent<HTMLElement>) => void;
}

/** Something that is in force and can be taken away; the focus goes on to the one beside it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      className="chip is-set"
      aria-label={removeLabel}
      title={removeLabel}
      onClick={(press) => {
        focusBeside(press.currentTarget);
        onRemove(press);
      }}
    >
      {children}
      <Icon node={X} size={16} />
    </button>
  );
}

function focusBeside({ nextElementSibling, previousElementSibling }: Element): void {
  // Chips are HTML.
  const beside = [nextElementSibling, previousElementSibling] as (HTMLElement | null)[];
  beside.find((element) => element?.matches('.chip.is-set'))?.focus();
}
