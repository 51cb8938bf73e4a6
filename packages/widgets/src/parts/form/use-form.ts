import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { controlsOf, fieldNameOf, holdsMuch } from '../../kit/form/form-controls.ts';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { type Submission, useSubmission } from '../../kit/form/use-submission.ts';
import { explainFields } from '../problem/explain-problem.ts';
import type { FormAutosave } from './autosave/use-autosave.ts';
import { laterParts } from './later-parts.tsx';

export interface FormSettings {
  /** What the domain finds wrong beyond what the fields say themselves; see `checkBySchema`. */
  readonly check?: (data: FormData) => FieldErrors | Promise<FieldErrors>;
  /** Of a form of which a part shows at a time: whether a fault of this field counts now. */
  readonly concerns?: (name: string) => boolean;
  /** Sends it; the fields that a rejected problem names are shown to be at fault. */
  readonly send: (data: FormData) => Promise<void>;
  /** Hears of each change of what it holds. */
  readonly onChange?: (data: FormData) => void;
  /** Saves it as it stands, mistakes included, while somebody fills it in. */
  readonly autosave?: FormAutosave;
  /** Whether what is typed is still there for whoever comes back: leaving then asks nothing. */
  readonly keepsDraft?: boolean;
  /** Takes the focus of a refusal, where no field of the form can. */
  readonly focusRefusal?: () => void;
  /** Of a form of which a part shows at a time: shows a field and focuses it; false where it shows. */
  readonly onShow?: (name: string) => boolean;
}

/** A form that `Form` and `DialogForm` show. */
export interface FormHandle extends Submission {
  /** What has become of the last change. */
  readonly progress: 'untouched' | 'changed' | 'sent';
  /** Whether leaving the page would lose what somebody would miss; what is on its way may lead on. */
  readonly isUnsaved: boolean;
  readonly onShow: ((name: string) => boolean) | undefined;
  /** Tells it of a change that comes from no field. */
  readonly touch: () => void;
}

/**
 * The form of a widget. It is checked by what its fields say of themselves (`required`, `min` and so
 * on) and by `check`, then sent, once at a time; what is refused is told at its fields, in the
 * reader's language. How it tells that depends on how much it holds (docs/architecture/forms.md#refusals).
 */
export function useForm(settings: FormSettings): FormHandle {
  const {
    check,
    concerns,
    send,
    onChange,
    autosave,
    keepsDraft = false,
    focusRefusal,
    onShow,
  } = settings;
  const env = useEnvironment();
  const edits = useRef(0);
  const [progress, setProgress] = useState<FormHandle['progress']>('untouched');
  const [isMissed, setMissed] = useState(false);

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
    isUnsaved: isSaved
      ? ['waiting', 'saving', 'failed'].includes(autosave.state)
      : progress === 'changed' && isMissed && !keepsDraft && !submission.isSending,
    onShow,
    touch,
  };
}
