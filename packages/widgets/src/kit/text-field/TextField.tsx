import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Field } from './Field.tsx';
import './field.css';

/**
 * What lines of text are. No `number`: browsers read its comma by their own language, and Chrome drops
 * one that theirs has not; `NumberField` reads it by ours.
 */
type TextType = 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | DateType;
type DateType = 'date' | 'datetime-local' | 'time';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly type?: TextType | undefined;
  readonly label: string;
  /** The label is for screen readers only; the placeholder or the surroundings show it. */
  readonly isLabelHidden?: boolean;
  readonly help?: string | undefined;
  /** Replaces the help. */
  readonly error?: string | undefined;
  /** A star says that it must be filled in. */
  readonly isMarked?: boolean | undefined;
  /** Before the text: an icon or a unit such as "$". */
  readonly before?: ReactNode;
  /** After the text: a unit or a button. */
  readonly after?: ReactNode;
  /** What belongs to it and is not seen: a hidden input with the value that its text stands for. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text with its label above and its help or error below. */
export function TextField({
  label,
  isLabelHidden = false,
  help,
  error,
  isMarked,
  before,
  after,
  children,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, isLabelHidden, help, error, isMarked }}>
      <span className="field-box">
        {before !== undefined && <span className="field-before">{before}</span>}
        <input
          type="text"
          {...rest}
          id={id}
          className="field-input"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={(error ?? help) === undefined ? undefined : `${id}-note`}
        />
        {after !== undefined && <span className="field-after">{after}</span>}
      </span>
      {children}
    </Field>
  );
}
