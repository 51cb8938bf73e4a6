import type { ComponentProps } from 'react';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { useFieldError } from './form-context.ts';

interface FormTextFieldProps extends Omit<ComponentProps<typeof TextField>, 'isMarked'> {
  readonly name: string;
}

/** A line of text in a `Form`; what the form finds wrong goes before an `error` of its own. */
export function FormTextField({ error, ...rest }: FormTextFieldProps) {
  return <TextField {...rest} error={useFieldError(rest.name) ?? error} isMarked={rest.required} />;
}
