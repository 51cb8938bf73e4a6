import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormSettings {
  /** What can be told before anything is sent; nothing where all is well. */
  readonly check?: (data: FormData) => FieldErrors;
  /** Sends the form; what it rejects with is told, at its fields where it names any. */
  readonly send: (data: FormData) => Promise<void>;
}

interface FormState {
  readonly isSending: boolean;
  readonly errors: FieldErrors;
  /** Why it was refused, where no field is at fault. */
  readonly problem: Problem | undefined;
}

/** A form as `useForm` drives it. */
export interface Form extends FormState {
  /** For the form element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    /** Without a script, nothing typed may end up in the address. */
    readonly method: 'post';
    readonly onSubmit: (submit: FormEvent<HTMLFormElement>) => void;
  };
}

const idle: FormState = { isSending: false, errors: {}, problem: undefined };

/**
 * A form whose fields keep their own text, as autofill and early typing want it. The first field at
 * fault gets the focus; while the form is on its way it is not sent again.
 */
export function useForm({ check, send }: FormSettings): Form {
  const [state, setState] = useState(idle);
  const ref = useRef<HTMLFormElement>(null);
  const { errors } = state;

  useEffect(() => {
    const [name] = Object.keys(errors);
    if (name !== undefined) focusField(ref.current, name);
  }, [errors]);

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const wrong = check?.(data) ?? {};
    if (Object.keys(wrong).length > 0) {
      setState({ ...idle, errors: wrong });
      return;
    }
    setState({ ...idle, isSending: true });
    try {
      await send(data);
      setState(idle);
    } catch (error) {
      setState({ ...idle, ...refusal(toProblem(error), form) });
    }
  }

  return {
    ...state,
    form: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit(event) {
        event.preventDefault();
        if (!state.isSending) void submit(event.currentTarget);
      },
    },
  };
}

/** The problem by the fields that the form has; what concerns none of them concerns all. */
function refusal(problem: Problem, form: HTMLFormElement): Partial<FormState> {
  const errors = Object.fromEntries(
    problem.fields
      .map(({ path, message }) => [path.replace(/^body\./, ''), message] as const)
      .filter(([name]) => form.elements.namedItem(name) !== null),
  );
  return Object.keys(errors).length > 0 ? { errors } : { problem };
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** The text of a field; a field that is not there, or a file, is a mistake of the form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  if (typeof value !== 'string') throw new Error(`The form has no text field "${name}".`);
  return value;
}
