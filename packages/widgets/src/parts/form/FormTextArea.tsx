import type { ComponentProps } from 'react';
import { TextArea } from '../../kit/text-field/TextArea.tsx';
import { useFieldError } from './form-context.ts';

interface FormTextAreaProps extends Omit<ComponentProps<typeof TextArea>, 'error' | 'isMarked'> {
  readonly name: string;
}

/** Text of several lines in a `Form`. */
export function FormTextArea(props: FormTextAreaProps) {
  return <TextArea {...props} error={useFieldError(props.name)} isMarked={props.required} />;
}
