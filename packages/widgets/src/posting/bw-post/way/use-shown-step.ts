import type { FormStep } from '@boardwalk/sdk-core/listings/form/form-rows';
import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from '../../../parts/form/focus-field.ts';

/** Brings a field of another step to where it can be seen, and focuses it once it is. */
export function useShownStep(
  form: RefObject<HTMLFormElement | null>,
  current: FormStep | undefined,
  go: (name: string) => FormStep,
): (name: string) => boolean {
  const wanted = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step has come into sight
  useEffect(() => {
    if (wanted.current !== undefined) focusField(form.current, wanted.current);
    wanted.current = undefined;
  }, [current]);

  return (name) => {
    const isElsewhere = go(name) !== current;
    if (isElsewhere) wanted.current = name;
    return isElsewhere;
  };
}
