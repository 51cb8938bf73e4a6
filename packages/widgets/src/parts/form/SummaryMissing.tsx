import { useEffect, useEffectEvent } from 'react';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { focusFirst } from '../../kit/form/form-controls.ts';
import type { SummaryProps } from './form-handle.ts';

/** In place of a summary that can't be loaded: the fields say themselves what is wrong. */
export function SummaryMissing({ form, children }: SummaryProps) {
  const { allErrors, problem } = form;
  const focus = useEffectEvent(() => {
    const element = form.form.ref.current;
    if (element) focusFirst(element, (name) => Object.hasOwn(allErrors, name));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal takes the focus
  useEffect(() => focus(), [allErrors]);

  return problem ? <FormAlert>{children}</FormAlert> : null;
}
