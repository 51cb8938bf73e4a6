import { ChevronDown } from 'lucide';
import { type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Field } from '../text-field/Field.tsx';
import './select.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'onInput'> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly choices: readonly Choice[];
  /** Further choices below headings. */
  readonly groups?: readonly ChoiceGroup[] | undefined;
  readonly help?: string | undefined;
  /** The id of a note elsewhere, where neither help nor error stands below. */
  readonly describedBy?: string | undefined;
  readonly isMarked?: boolean | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** The platform's own list of choices in our looks. */
export function Select({
  label,
  isLabelHidden = false,
  choices,
  groups = [],
  help,
  describedBy,
  isMarked,
  error,
  value,
  onPick,
  ...rest
}: SelectProps) {
  const id = useId();
  return (
    <Field {...{ id, label, isLabelHidden, help, error, isMarked }}>
      <span className="select">
        <select
          {...rest}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={(error ?? help) === undefined ? describedBy : `${id}-note`}
          value={value}
          // By `change`, a form that renders on `input` has put the old value back.
          onInput={(input) => onPick(input.currentTarget.value)}
        >
          <Options choices={choices} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options choices={group.choices} />
            </optgroup>
          ))}
        </select>
        <Icon node={ChevronDown} size={16} />
      </span>
    </Field>
  );
}

function Options({ choices }: { readonly choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
