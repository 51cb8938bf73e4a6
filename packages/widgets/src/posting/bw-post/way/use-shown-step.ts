import type { FormStep } from '@boardwalk/sdk-core/listings/form/form-rows';
import { type RefObject, useRef } from 'react';
import { focusFirst } from '../../../kit/form/form-controls.ts';

interface ShownStep {
  /** Shows the step of a field; answers whether another one shows for it. */
  readonly onShow: (name: string) => boolean;
  /** Focuses that field once its step shows; answers whether there was one. */
  readonly focusShown: () => boolean;
}

/** Brings a field of another step to where it can be seen, and focuses it there. */
export function useShownStep(
  form: RefObject<HTMLFormElement | null>,
  current: FormStep | undefined,
  go: (name: string) => FormStep,
): ShownStep {
  const pending = useRef<string>(undefined);
  return {
    onShow(name) {
      const isElsewhere = go(name) !== current;
      pending.current = isElsewhere ? name : undefined;
      return isElsewhere;
    },
    focusShown() {
      const name = pending.current;
      if (name === undefined) return false;
      pending.current = undefined;
      if (form.current) focusFirst(form.current, (one) => one === name);
      return true;
    },
  };
}
