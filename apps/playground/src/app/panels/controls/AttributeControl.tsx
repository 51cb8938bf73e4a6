import type {
  BooleanAttribute,
  EnumAttribute,
  NumberAttribute,
} from '@boardwalk/widgets/element/attributes/attributes.ts';
import { useStore } from '@nanostores/react';
import { type CatalogueAttribute, isRequired } from '../../../catalogue/catalogue.ts';
import { usePlayground } from '../../store-context.ts';
import { Prose } from '../Prose.tsx';
import type { ControlProps } from './control-props.ts';
import { ListControl } from './ListControl.tsx';
import { RangeControl } from './RangeControl.tsx';
import { TextControl } from './TextControl.tsx';

/** Ranges up to here are dragged; what lies further apart is typed. */
const widestRange = 20;

/** The control that fits an attribute's type, with its description. */
export function AttributeControl({ attribute }: { readonly attribute: CatalogueAttribute }) {
  const { $state, setAttribute } = usePlayground();
  const text = useStore($state).attributes[attribute.name];
  const id = `about-${attribute.name}`;
  const control = {
    attribute,
    text,
    onChange: (next: string | undefined) => setAttribute(attribute.name, next),
    describedBy: id,
  };
  return (
    <div className="control">
      <Control {...control} />
      <p className="control-note" id={id}>
        <Prose>{attribute.description}</Prose>
        {isRequired(attribute) && <span className="control-tag">required</span>}
        {attribute.url && <span className="control-tag">shareable</span>}
      </p>
    </div>
  );
}

function Control({ attribute, ...rest }: ControlProps) {
  if (attribute.type === 'boolean') return <BooleanControl attribute={attribute} {...rest} />;
  if (attribute.type === 'enum') return <ChoiceControl attribute={attribute} {...rest} />;
  if (attribute.type === 'list' && attribute.values)
    return <ListControl attribute={attribute} {...rest} />;
  if (attribute.type === 'number' && isDragged(attribute))
    return <RangeControl attribute={attribute} {...rest} />;
  return <TextControl attribute={attribute} {...rest} />;
}

function isDragged({ minimum, maximum }: NumberAttribute): boolean {
  return minimum !== undefined && maximum !== undefined && maximum - minimum <= widestRange;
}

function BooleanControl({
  attribute,
  text,
  onChange,
  describedBy,
}: ControlProps<BooleanAttribute>) {
  const isOn = text === undefined ? attribute.default === true : text !== 'false';
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={isOn}
        aria-describedby={describedBy}
        onChange={({ currentTarget: { checked } }) => {
          const off = attribute.default === true ? 'false' : undefined;
          const on = attribute.default === true ? undefined : '';
          onChange(checked ? on : off);
        }}
      />
      <code className="checkbox-text">{attribute.name}</code>
    </label>
  );
}

function ChoiceControl({ attribute, text, onChange, describedBy }: ControlProps<EnumAttribute>) {
  const { name, values, default: preset, required } = attribute;
  const id = `control-${name}`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        <code>{name}</code>
      </label>
      <span className="select">
        <select
          id={id}
          value={text ?? ''}
          aria-describedby={describedBy}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
        >
          {!(required && text !== undefined) && (
            <option value="">{preset === undefined ? 'not set' : `${preset} (not set)`}</option>
          )}
          {values.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
