import type { ComponentProps } from 'react';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { useFieldError } from './form-context.ts';
import { HiddenValue } from './HiddenValue.tsx';
import { useCustomValidity } from './use-custom-validity.ts';

interface TypedFieldProps extends Omit<ComponentProps<typeof TextField>, 'isMarked' | 'onChange'> {
  readonly name: string;
  readonly text: string;
  /** What the form reads: what the text stands for. */
  readonly value: string;
  /** What is wrong with the text. */
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}

/** A text that stands for a number, as people of a locale write it. */
export function TypedField({ name, text, value, problem, onText, ...rest }: TypedFieldProps) {
  const control = useCustomValidity(problem);
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      ref={control}
      error={useFieldError(name)}
      isMarked={rest.required}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    >
      <HiddenValue name={name} value={value} />
    </TextField>
  );
}
