import { useState } from 'react';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';

interface ChoicesProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly initial: readonly Value[];
  readonly help?: string | undefined;
}

/** Boxes of which one at least is ticked; they keep that themselves, as the form hears of it first. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, legend, values, labels, initial, help } = props;
  const [first] = useState(initial);
  const [chosen, setChosen] = useState(first);
  return (
    <FieldGroup name={name} legend={legend} help={help}>
      <input type="hidden" name={name} value={chosen.join()} />
      <div className="alerts-choices">
        {values.map((value) => (
          <label key={value} className="alerts-choice">
            <input
              type="checkbox"
              defaultChecked={first.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
