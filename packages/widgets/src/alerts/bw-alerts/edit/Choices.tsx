import { useState } from 'react';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import './edit.css';

interface ChoicesProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly initial: readonly Value[];
  readonly help?: string | undefined;
}

/** Boxes of which one at least is ticked. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, legend, values, labels, initial, help } = props;
  const [chosen, setChosen] = useState(initial);
  return (
    <FieldGroup name={name} legend={legend} help={help}>
      <input type="hidden" name={name} value={chosen.join()} />
      <div className="alerts-choices">
        {values.map((value) => (
          <label key={value} className="alerts-choice">
            <CheckedInput
              type="checkbox"
              isChecked={chosen.includes(value)}
              onChange={(isChecked) =>
                setChosen(isChecked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
