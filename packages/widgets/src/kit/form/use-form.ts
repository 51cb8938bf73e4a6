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

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormSettings {
  /** What can be told before anything is sent; nothing where all is well. */
  readonly check?: (data: FormData, form: HTMLFormElement) => FieldErrors | Promise<FieldErrors>;
  /** Sends the form; what it rejects with is told, at its fields where it names any. */
  readonly send: (data: FormData) => Promise<void>;
  /** Takes the focus when something is wrong; without it the first field at fault does. */
  readonly focusRefusal?: () => void;
}

interface FormState {
  readonly isSending: boolean;
  readonly errors: FieldErrors;
  /** Why it was refused, where no field is at fault. */
  readonly problem: Problem | undefined;
}

/** A form as `useForm` drives it. */
export interface Form extends FormState {
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
  /** Checks it without sending it, and shows what is wrong; answers whether all is well. */
  readonly validate: () => Promise<boolean>;
  /** As its button does; `requestSubmit` would do nothing in a frame that allows no forms. */
  readonly submit: () => Promise<boolean>;
}

const idle: FormState = { isSending: false, errors: {}, problem: undefined };

/**
 * A form whose fields keep their own text, as autofill and early typing want it. The first field at
 * fault gets the focus; while the form is on its way it is not sent again.
 */
export function useForm({ check, send, focusRefusal }: FormSettings): Form {
  const [state, setState] = useState(idle);
  /** Fields that were changed since these errors were found. */
  const [changed, setChanged] = useState<ChangedFields>(nothingChanged);
  // The same object as long as it says the same: who shows it may compare.
  const current = useMemo(() => withoutChanged(state.errors, changed), [state.errors, changed]);
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const { errors, problem } = state;
  const focus = useEffectEvent(() => {
    if (Object.keys(errors).length === 0 && !problem) return;
    if (focusRefusal) focusRefusal();
    else focusFirst(ref.current, errors);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal takes the focus
  useEffect(() => focus(), [errors, problem]);

  /** Whether nothing is wrong before it is sent. */
  async function isValid(data: FormData, form: HTMLFormElement): Promise<boolean> {
    const checked = check?.(data, form) ?? {};
    if (typeof checked.then === 'function') setState({ ...idle, isSending: true });
    const wrong = await checked;
    setState({ ...idle, errors: wrong });
    return Object.keys(wrong).length === 0;
  }

  /** One thing at a time; what a step rejects with is shown. */
  async function run(step: (data: FormData, form: HTMLFormElement) => Promise<boolean>) {
    const form = ref.current;
    if (!form || isBusy.current) return false;
    isBusy.current = true;
    try {
      return await step(new FormData(form), form);
    } catch (error) {
      setState({ ...idle, ...refusal(toProblem(error), form) });
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
      onInput({ target }) {
        const name = nameOf(target);
        if (name === undefined || !(name in errors)) return;
        // Not before a checkbox has handled its change: rendering anew would undo it.
        setTimeout(() => {
          setChanged((before) => ({
            errors,
            names: before.errors === errors ? [...before.names, name] : [name],
          }));
        });
      },
    },
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

function nameOf(target: EventTarget): string | undefined {
  return 'name' in target && typeof target.name === 'string' ? target.name : undefined;
}

/** The problem by the fields that the form has; what concerns none of them concerns all. */
function refusal(problem: Problem, form: HTMLFormElement): Partial<FormState> {
  const errors = assignFields(problem.fields, (name) => form.elements.namedItem(name) !== null);
  return Object.keys(errors).length > 0 ? { errors } : { problem };
}

/** The first field at fault is the one that stands first, whatever was checked first. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const fields = [...(form?.elements ?? [])].filter((one) => !one.matches('[type=hidden]'));
  const field = fields.find((one) => Object.hasOwn(errors, one.getAttribute('name') ?? ''));
  // A control of a form is one.
  (field as HTMLElement | undefined)?.focus();
}

/** The text of a field; a field that is not there, or a file, is a mistake of the form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  if (typeof value !== 'string') throw new Error(`The form has no text field "${name}".`);
  return value;
}
