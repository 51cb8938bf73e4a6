import type { ComponentProps } from 'react';
import { FormTextField } from '../form/FormTextField.tsx';

type DateFieldProps = Omit<ComponentProps<typeof FormTextField>, 'type' | 'min' | 'max'> & {
  /** The first and the last day that may be picked: `2026-12-01`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
};

/** A day: the platform's own field, whose calendar people know from their phone. The form reads `2026-12-01`. */
export function DateField(props: DateFieldProps) {
  return <FormTextField {...props} type="date" />;
}
