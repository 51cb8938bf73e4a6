import type { NumberAttribute } from '@boardwalk/widgets/element/attributes/attributes.ts';
import type { ControlProps } from './control-props.ts';

/** A number from a short range. */
export function RangeControl({
  attribute,
  text,
  onChange,
  describedBy,
}: ControlProps<NumberAttribute>) {
  const { name, minimum = 0, maximum = 0, integer, default: preset } = attribute;
  const id = `control-${name}`;
  const value = text ?? String(preset ?? minimum);
  return (
    <div className="field">
      <span className="range-head">
        <label className="field-label" htmlFor={id}>
          <code>{name}</code>
        </label>
        <output htmlFor={id}>{value}</output>
      </span>
      <input
        id={id}
        className="range"
        type="range"
        min={minimum}
        max={maximum}
        step={integer ? 1 : 'any'}
        value={value}
        aria-describedby={describedBy}
        onInput={({ currentTarget }) =>
          onChange(currentTarget.value === String(preset) ? undefined : currentTarget.value)
        }
      />
    </div>
  );
}
