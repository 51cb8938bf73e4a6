import { createContext, useContext } from 'react';
import type { FieldErrors } from '../../kit/form/form-data.ts';

/** What is wrong with the fields of the form around a field. */
export const FormErrorsContext = createContext<FieldErrors>({});

/** What is wrong with the field of this name, where a `Form` stands around it. */
export function useFieldError(name: string | undefined): string | undefined {
  const errors = useContext(FormErrorsContext);
  return name === undefined ? undefined : errors[name];
}
