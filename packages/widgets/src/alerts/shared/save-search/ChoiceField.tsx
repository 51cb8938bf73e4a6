import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import '../../../kit/text-field/field.css';
import './save-search.css';

interface ChoiceFieldProps {
  /** Under which the form finds it, to lead to what is wrong. */
  readonly name: string;
  readonly legend: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Several choices that are one field of the form. */
export function ChoiceField({ name, legend, error, children }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset
      data-field={name}
      className="save-choice"
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className="field-label">{legend}</legend>
      {/* Above the choices, where whoever is led to them looks. */}
      {error !== undefined && (
        <p id={id} className="field-error">
          <Icon node={CircleAlert} size={16} />
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
