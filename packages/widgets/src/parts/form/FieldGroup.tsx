import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { FieldMark } from '../../kit/text-field/Field.tsx';
import { useFieldError } from './form-context.ts';
import '../../kit/text-field/field.css';
import './field-group.css';

interface FieldGroupProps {
  /** Under which the form knows the whole group, where its controls have no names of their own. */
  readonly name?: string;
  readonly legend: string;
  readonly help?: string | undefined;
  /** What the group itself finds wrong, before the form does. */
  readonly error?: string | undefined;
  readonly isMarked?: boolean | undefined;
  readonly children: ReactNode;
}

/** Several controls that are one field of a form: legend above, help or error below. */
export function FieldGroup({ name, legend, help, error, isMarked, children }: FieldGroupProps) {
  const id = useId();
  const formError = useFieldError(name);
  const wrong = formError ?? error;
  const note = wrong ?? help;
  return (
    <fieldset
      className={wrong === undefined ? 'field-group' : 'field-group is-wrong'}
      data-field={name}
      aria-describedby={note === undefined ? undefined : id}
    >
      <legend className="field-label">
        {legend}
        {isMarked && <FieldMark />}
      </legend>
      {children}
      {note !== undefined && (
        <p id={id} className={wrong === undefined ? 'field-help' : 'field-error'}>
          {wrong !== undefined && <Icon node={CircleAlert} size={16} />}
          {note}
        </p>
      )}
    </fieldset>
  );
}
