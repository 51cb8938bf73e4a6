import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import type { Choice } from '../../../kit/select/Select.tsx';
import { useFieldError } from '../../../parts/form/form-context.ts';
import '../../../kit/text-field/field.css';
import '../post.css';

interface ChoicesFieldProps {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  /** Values that it begins with. */
  readonly defaultValue: unknown;
}

/**
 * Several of many: a box for each, under `{name}.{value}`. Folded, it says what is chosen: some
 * kinds have a hundred boxes.
 */
export function ChoicesField({ name, legend, choices, defaultValue }: ChoicesFieldProps) {
  const error = useFieldError(name);
  const [chosen, setChosen] = useState<readonly unknown[]>(
    Array.isArray(defaultValue) ? defaultValue : [],
  );
  const labels = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <details className="post-group" data-field={name} open={error === undefined ? undefined : true}>
      <summary>
        <span className="field-label">{legend}</span>
        <span className="post-chosen">{labels.join(', ')}</span>
        <Icon node={ChevronDown} size={16} />
      </summary>
      {error !== undefined && <p className="field-error">{error}</p>}
      <fieldset className="post-choices">
        <legend className="visually-hidden">{legend}</legend>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={`${name}.${value}`}
            isChecked={chosen.includes(value)}
            onChange={(isChecked) =>
              setChosen((before) =>
                isChecked ? [...before, value] : before.filter((one) => one !== value),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  );
}
