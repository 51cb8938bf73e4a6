import { useState } from 'react';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';

interface ChoicesProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly initial: readonly Value[];
}

/** Boxes of which one at least is ticked. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, legend, values, labelOf, initial } = props;
  const [chosen, setChosen] = useState(initial);
  return (
    <FieldGroup name={name} legend={legend}>
      {values.map((value) => (
        <label key={value} className="alerts-choice">
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          <span>{labelOf(value)}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
