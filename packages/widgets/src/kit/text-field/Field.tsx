import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../style/class-names.ts';
import './field.css';

interface FieldProps {
  /** Id of the control that `children` holds; its note is `{id}-note`. */
  readonly id: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** It must be filled in, which a star shows; the control says so itself to screen readers. */
  readonly isMarked?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label above, control, help or error below. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  help,
  error,
  isMarked = false,
  children,
}: FieldProps) {
  return (
    <div className={classNames('field', error !== undefined && 'is-wrong')}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'field-label'}>
        {label}
        {isMarked && <FieldMark />}
      </label>
      {children}
      {error !== undefined ? (
        <p id={`${id}-note`} className="field-error">
          <Icon node={CircleAlert} size={16} />
          {error}
        </p>
      ) : (
        help !== undefined && (
          <p id={`${id}-note`} className="field-help">
            {help}
          </p>
        )
      )}
    </div>
  );
}

/** The star of what must be filled in, after a label or a legend. */
export function FieldMark() {
  return (
    <span className="field-mark" aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}
