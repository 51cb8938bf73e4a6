import type { ReactNode } from 'react';
import { CheckedInput } from './CheckedInput.tsx';
import './checkbox.css';

interface CheckboxProps {
  readonly children: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Muted, at the end of the line: how many there are. */
  readonly note?: string | undefined;
  /** Under which a form finds it. */
  readonly name?: string;
  /** Id of what is wrong with it. */
  readonly describedBy?: string | undefined;
  /** Id of what explains it. */
  readonly helpId?: string;
}

/** A native checkbox whose whole line is its target. */
export function Checkbox({
  children,
  isChecked,
  onChange,
  note,
  name,
  describedBy,
  helpId,
}: CheckboxProps) {
  return (
    <label className="checkbox">
      <CheckedInput
        type="checkbox"
        name={name}
        aria-invalid={describedBy === undefined ? undefined : true}
        aria-describedby={describedBy ?? helpId}
        isChecked={isChecked}
        onChange={(next) => onChange(next)}
      />
      <span className="checkbox-text">{children}</span>
      {note !== undefined && <span className="checkbox-note">{note}</span>}
    </label>
  );
}
