import { useId } from 'react';

interface OptionsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onPick: (value: Value) => void;
}

/** A few choices of which one holds, as chips that wrap: native radio buttons. */
export function Options<Value extends string>(props: OptionsProps<Value>) {
  const { label, options, value, onPick } = props;
  const name = useId();
  return (
    <fieldset className="options">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onPick(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
