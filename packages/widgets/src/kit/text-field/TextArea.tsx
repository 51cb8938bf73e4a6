import { type TextareaHTMLAttributes, useId, useRef } from 'react';
import { useStyles } from '../style/use-styles.ts';
import { Field } from './Field.tsx';
import css from './text-area.css?inline';

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
  const area = useRef<HTMLTextAreaElement>(null);
  useStyles(area, css);
  return (
    <Field {...{ id, label, help, error, isMarked }}>
      <textarea
        rows={4}
        {...rest}
        ref={area}
        id={id}
        className="text-area"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={(error ?? help) === undefined ? undefined : `${id}-note`}
      />
    </Field>
  );
}
