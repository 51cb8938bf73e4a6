import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { CatalogueAttribute, Described } from '../../../catalogue/catalogue.ts';
import { usePlayground } from '../../store-context.ts';
import { Prose } from '../Prose.tsx';
import { AttributeControl } from './AttributeControl.tsx';

/** A control for each attribute of the widget's table, and what else the table says. */
export function ControlsPanel() {
  const { catalogue, $state, $widget, change } = usePlayground();
  const { direction, tag } = useStore($state);
  const widget = useStore($widget);
  return (
    <>
      <Group title="Attributes" attributes={widget.attributes} tag={tag} />
      <Group title="Of every widget" attributes={catalogue.commonAttributes} tag={tag}>
        <label className="checkbox">
          <input
            type="checkbox"
            checked={direction === 'rtl'}
            onChange={(event) =>
              change({ direction: event.currentTarget.checked ? 'rtl' : 'auto' })
            }
          />
          <span className="checkbox-text">
            <code>dir="rtl"</code>, from right to left
          </span>
        </label>
      </Group>
      <Reference title="Events" rows={widget.events} />
      <Reference title="Properties" rows={widget.properties} />
      <Reference title="Parts" rows={widget.parts} />
      <Reference title="Slots" rows={widget.slots} />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly attributes: readonly CatalogueAttribute[];
  /** Another widget's controls are others, even under the same name. */
  readonly tag: string;
  readonly children?: ReactNode;
}

function Group({ title, attributes, tag, children }: GroupProps) {
  if (attributes.length === 0) return null;
  return (
    <section className="group">
      <h2>{title}</h2>
      {attributes.map((attribute) => (
        <AttributeControl key={`${tag} ${attribute.name}`} attribute={attribute} />
      ))}
      {children}
    </section>
  );
}

function Reference({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly Described[];
}) {
  if (rows.length === 0) return null;
  return (
    <section className="group">
      <h2>{title}</h2>
      <dl className="reference">
        {rows.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <Prose>{description}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
