import { type ComponentProps, useState } from 'react';
import { Select } from '../../kit/select/Select.tsx';
import { useFieldError } from './form-context.ts';

interface FormSelectProps
  extends Omit<ComponentProps<typeof Select>, 'error' | 'isMarked' | 'value' | 'onPick'> {
  readonly name: string;
  readonly defaultValue?: string;
  /** Where other fields depend on it. */
  readonly onPick?: (value: string) => void;
}

/** A choice in a `Form`; an empty value is none. */
export function FormSelect({ defaultValue = '', onPick, ...rest }: FormSelectProps) {
  const [value, setValue] = useState(defaultValue);
  return (
    <Select
      {...rest}
      error={useFieldError(rest.name)}
      isMarked={rest.required}
      value={value}
      onPick={(picked) => {
        setValue(picked);
        onPick?.(picked);
      }}
    />
  );
}
