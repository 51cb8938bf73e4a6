import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { controlsOf, fieldNameOf, holdsMuch } from '../../kit/form/form-controls.ts';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { useSubmission } from '../../kit/form/use-submission.ts';
import { explainFields } from '../problem/explain-problem.ts';
import type { FormHandle, FormSettings } from './form-handle.ts';
import { laterParts } from './later-parts.tsx';

/**
 * Returns the form of a widget. It is checked by what its fields say of themselves (`required`,
 * `min` and so on) and by `check`, then sent, once at a time; what is refused is shown at its
 * fields, in the reader's language. How it shows that depends on how much it holds
 * (docs/architecture/forms.md#refusals).
 */
export function useForm(settings: FormSettings): FormHandle {
  const { check, concerns, send, onChange, autosave, focusRefusal, onShow } = settings;
  const { keepsDraft, startsChanged = false } = settings;
  const env = useEnvironment();
  const edits = useRef(0);
  const [progress, setProgress] = useState<FormHandle['progress']>(
    startsChanged ? 'changed' : 'untouched',
  );
  const [isMissed, setMissed] = useState(startsChanged);

  const submission = useSubmission({
    check(data, element) {
      const found = findErrors(element, check?.(data) ?? {});
      if (!concerns) return found;
      return Promise.resolve(found).then((errors) =>
        Object.fromEntries(Object.entries(errors).filter(([name]) => concerns(name))),
      );
    },
    async send(data) {
      const sentEdits = edits.current;
      // A draft on its way must not arrive after what is sent.
      await autosave?.flush();
      await send(data).catch((error: unknown) => {
        throw explainFields(toProblem(error), env);
      });
      if (edits.current !== sentEdits) return;
      autosave?.drop();
      setProgress('sent');
    },
    focusRefusal,
    onShow,
  });
  const { form } = submission;

  function findErrors(
    element: HTMLFormElement,
    own: FieldErrors | Promise<FieldErrors>,
  ): FieldErrors | Promise<FieldErrors> {
    if (own instanceof Promise) return own.then((errors) => findErrors(element, errors));
    // The form knows better what is missing, a field what was typed into it.
    const faulty = controlsOf(element).filter(
      (one) =>
        one.willValidate &&
        !one.validity.valid &&
        (one.validity.customError || one.validity.badInput || !(fieldNameOf(one) in own)),
    );
    if (faulty.length === 0) return own;
    return laterParts.file.show().then(
      ({ explainControls }) => ({ ...own, ...explainControls(faulty, env) }),
      // Better in the browser's language than not at all.
      () => ({
        ...own,
        ...Object.fromEntries(faulty.map((one) => [fieldNameOf(one), one.validationMessage])),
      }),
    );
  }

  function touch(): void {
    edits.current += 1;
    setProgress('changed');
    const element = form.ref.current;
    if (!element) return;
    setMissed(holdsMuch(element));
    if (!onChange && !autosave) return;
    const data = new FormData(element);
    onChange?.(data);
    autosave?.change(data);
  }

  const isSaved = autosave && autosave.state !== 'untouched';
  const isUnsaved = isSaved
    ? ['waiting', 'saving', 'failed'].includes(autosave.state)
    : progress === 'changed' && isMissed && keepsDraft !== 'always' && !submission.isSending;
  return {
    ...submission,
    form: {
      ...form,
      onInput(input) {
        form.onInput(input);
        touch();
      },
    },
    progress,
    isUnsaved,
    isLostWithForm: isUnsaved && keepsDraft === undefined,
    onShow,
    touch(concerns) {
      if (concerns) submission.withdraw(concerns);
      touch();
    },
  };
}
