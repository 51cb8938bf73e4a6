import { useId } from 'react';
import { CheckedInput } from '../checkbox/CheckedInput.tsx';
import { Icon, type IconNode } from '../icon/Icon.tsx';
import './segmented.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconNode;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onPick: (value: Value) => void;
}

/** A few choices of which one always holds: native radio buttons in one frame. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onPick,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className="segment">
          <CheckedInput
            type="radio"
            name={name}
            value={segment.value}
            isChecked={segment.value === value}
            onChange={() => onPick(segment.value)}
          />
          {segment.icon && <Icon node={segment.icon} size={16} />}
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
