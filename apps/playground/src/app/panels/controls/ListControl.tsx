import type { ListAttribute } from '@boardwalk/widgets/element/attributes/attributes.ts';
import type { ControlProps } from './control-props.ts';

/** A box for each word that a list may hold. */
export function ListControl({
  attribute,
  text = '',
  onChange,
  describedBy,
}: ControlProps<ListAttribute>) {
  const chosen = text.split(',').filter(Boolean);
  const { name, values = [] } = attribute;
  return (
    <fieldset className="list-control" aria-describedby={describedBy}>
      <legend className="field-label">
        <code>{name}</code>
      </legend>
      {values.map((value) => (
        <label key={value} className="checkbox">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) => {
              const next = values.filter((one) => (one === value ? checked : chosen.includes(one)));
              onChange(next.length > 0 ? next.join() : undefined);
            }}
          />
          <span className="checkbox-text">{value}</span>
        </label>
      ))}
    </fieldset>
  );
}
