import { ChevronDown } from 'lucide';
import { type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Field } from '../text-field/Field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly choices: readonly Choice[];
  readonly error?: string | undefined;
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** The platform's own list of choices in our looks. */
export function Select({
  label,
  isLabelHidden,
  choices,
  error,
  value,
  onPick,
  ...rest
}: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden ?? false} error={error}>
      <span className="select">
        <select
          {...rest}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          value={value}
          onChange={(change) => onPick(change.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon node={ChevronDown} size={16} />
      </span>
    </Field>
  );
}
