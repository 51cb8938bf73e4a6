import { useEffect, useRef } from 'react';
import { CheckedInput } from '../../kit/checkbox/CheckedInput.tsx';
import './data-table.css';

interface RowBoxProps {
  readonly label: string;
  /** Where rows are cards the label shows too. */
  readonly isLabelled?: boolean;
  readonly state: 'all' | 'some' | 'none';
  /** With Shift, all rows from the last one on. */
  readonly onToggle: (isRange: boolean) => void;
}

/** A native checkbox whose whole cell is its target. */
export function RowBox({ label, isLabelled = false, state, onToggle }: RowBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // No attribute says this.
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className="row-box">
      <CheckedInput
        ref={box}
        type="checkbox"
        aria-label={label}
        isChecked={state === 'all'}
        onChange={(_, click) => onToggle(click.shiftKey)}
      />
      {isLabelled && <span className="row-box-text">{label}</span>}
    </label>
  );
}
