import { type TextareaHTMLAttributes, useId } from 'react';
import { Field } from './Field.tsx';
import './text-area.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly help?: string | undefined;
  /** Replaces the help. */
  readonly error?: string | undefined;
  /** A star says that it must be filled in. */
  readonly isMarked?: boolean | undefined;
}

/** Text of several lines, which grows with what is written where the browser can do that. */
export function TextArea({ label, help, error, isMarked, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field {...{ id, label, help, error, isMarked }}>
      <textarea
        rows={4}
        {...rest}
        id={id}
        className="text-area"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={(error ?? help) === undefined ? undefined : `${id}-note`}
      />
    </Field>
  );
}
