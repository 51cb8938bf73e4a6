import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { assignFields } from './assign-fields.ts';
import { fieldNameOf, focusFirst, hasControl, isLongForm, nameOf } from './form-controls.ts';
import type { FieldErrors } from './form-data.ts';

export interface SubmissionSettings {
  /** What can be reported before anything is sent; nothing where all is well. */
  readonly check: (data: FormData, form: HTMLFormElement) => FieldErrors | Promise<FieldErrors>;
  /** Sends the form; what it rejects with is shown, at its fields where it names any. */
  readonly send: (data: FormData) => Promise<void>;
  /** Takes the focus of a refusal, in place of the first field at fault or the summary. */
  readonly focusRefusal?: (() => void) | undefined;
  /** Brings a field to where it can be seen, and focuses it there; false where it is seen already. */
  readonly onShow?: ((name: string) => boolean) | undefined;
}

interface Outcome {
  readonly isSending: boolean;
  readonly errors: FieldErrors;
  /** Why it was refused, where no field is at fault. */
  readonly problem: Problem | undefined;
  /** Whether a summary says why it was refused; see docs/architecture/forms.md#refusals. */
  readonly needsSummary: boolean;
}

export interface Submission extends Outcome {
  /** What is wrong at fields that were not changed since. */
  readonly errors: FieldErrors;
  /** All that was wrong when it was last checked or sent. */
  readonly allErrors: FieldErrors;
  /** For the form element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    /** Without a script, nothing typed may end up in the address. */
    readonly method: 'post';
    readonly onSubmit: (submit: FormEvent<HTMLFormElement>) => void;
    /** Takes the error away from a field that changes. */
    readonly onInput: (input: FormEvent<HTMLFormElement>) => void;
  };
  /** Takes away the errors of fields that something else has changed. */
  readonly withdraw: (isMeant: (name: string) => boolean) => void;
  /** For the button that sends it. */
  readonly button: { readonly type: 'submit'; readonly 'aria-disabled': true | undefined };
  /** Checks it without sending it, and shows what is wrong; answers whether all is well. */
  readonly validate: () => Promise<boolean>;
  /** As its button does; `requestSubmit` would do nothing in a frame that allows no forms. */
  readonly submit: () => Promise<boolean>;
}

const idle: Outcome = { isSending: false, errors: {}, problem: undefined, needsSummary: false };

/**
 * How a form is checked and sent; widgets use it by `useForm` of `parts/form`. Its fields keep their
 * own text, as autofill and early typing want it. While it is on its way it is not sent again.
 */
export function useSubmission({
  check,
  send,
  focusRefusal,
  onShow,
}: SubmissionSettings): Submission {
  const [state, setState] = useState(idle);
  /** Fields that were changed since these errors were found. */
  const [changed, setChanged] = useState<ChangedFields>(nothingChanged);
  // The same object as long as it says the same: who shows it may compare.
  const current = useMemo(() => withoutChanged(state.errors, changed), [state.errors, changed]);
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const { errors, problem, needsSummary, isSending } = state;
  const focus = useEffectEvent(() => {
    const [first, ...others] = Object.keys(errors);
    if (first === undefined && !problem) return;
    if (focusRefusal) {
      focusRefusal();
      return;
    }
    // A summary takes the focus itself, as it comes.
    if (needsSummary || first === undefined || !ref.current) return;
    if (others.length === 0 && onShow?.(first)) return;
    focusFirst(ref.current, (name) => Object.hasOwn(errors, name));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal takes the focus
  useEffect(() => focus(), [errors, problem]);

  function refuse(refusal: Partial<Outcome>, form: HTMLFormElement): void {
    const names = Object.keys(refusal.errors ?? {});
    const isNowhere = names.length > 0 && !names.some((name) => hasControl(form, name));
    const needsSummary = !focusRefusal && (isNowhere || (names.length !== 1 && isLongForm(form)));
    setState({ ...idle, ...refusal, needsSummary });
  }

  /** Whether nothing is wrong before it is sent. */
  async function isValid(data: FormData, form: HTMLFormElement): Promise<boolean> {
    const checked = check(data, form);
    if (typeof checked.then === 'function') setState({ ...idle, isSending: true });
    const wrong = await checked;
    const isRight = Object.keys(wrong).length === 0;
    if (isRight) setState(idle);
    else refuse({ errors: wrong }, form);
    return isRight;
  }

  /** One thing at a time; what a step rejects with is shown. */
  async function run(step: (data: FormData, form: HTMLFormElement) => Promise<boolean>) {
    const form = ref.current;
    if (!form || isBusy.current) return false;
    isBusy.current = true;
    try {
      return await step(new FormData(form), form);
    } catch (error) {
      refuse(byFields(toProblem(error), form), form);
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  async function submit(data: FormData, form: HTMLFormElement): Promise<boolean> {
    if (!(await isValid(data, form))) return false;
    setState({ ...idle, isSending: true });
    await send(data);
    setState(idle);
    return true;
  }

  function withdraw(isMeant: (name: string) => boolean): void {
    const names = Object.keys(errors).filter(isMeant);
    if (names.length === 0) return;
    // Not before a checkbox has handled its change: rendering again would undo it.
    setTimeout(() => {
      setChanged((before) => ({
        errors,
        names: before.errors === errors ? [...before.names, ...names] : names,
      }));
    });
  }

  return {
    ...state,
    errors: current,
    allErrors: errors,
    form: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit(event) {
        event.preventDefault();
        void run(submit);
      },
      onInput: ({ target }) => withdraw((name) => namesOf(target).includes(name)),
    },
    withdraw,
    button: { type: 'submit', 'aria-disabled': isSending || undefined },
    validate: () => run(isValid),
    submit: () => run(submit),
  };
}

interface ChangedFields {
  /** The errors that they belong to: those of another check are new. */
  readonly errors: FieldErrors;
  readonly names: readonly string[];
}

const nothingChanged: ChangedFields = { errors: {}, names: [] };

function withoutChanged(errors: FieldErrors, changed: ChangedFields): FieldErrors {
  if (changed.errors !== errors) return errors;
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !changed.names.includes(name)),
  );
}

/** The names under which errors may stand that go as this changes: its own, its group's, what it fills in. */
function namesOf(target: EventTarget): readonly string[] {
  // Only elements of HTML are filled in.
  const control = target as HTMLElement;
  return [nameOf(control), fieldNameOf(control), ...(control.dataset.fills?.split(' ') ?? [])];
}

/** The problem by the fields that the form has; what concerns none of them concerns all. */
function byFields(problem: Problem, form: HTMLFormElement): Partial<Outcome> {
  const errors = assignFields(problem.fields, (name) => form.elements.namedItem(name) !== null);
  return Object.keys(errors).length > 0 ? { errors } : { problem };
}
