import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { secondStepMessages } from '@boardwalk/sdk-core/account/sign-in/second-step-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';
import type { FieldProblemMessages } from '../../../parts/problem/worded-problem.ts';
import { explainAccountRefusal } from '../../bw-account/forms/explain-account-refusal.ts';
import { CodeField, codeErrors } from '../../bw-account/second-step/CodeField.tsx';
import type { Tasks } from '../task.ts';
import { OwnPasswordField, ownPasswordErrors } from './OwnPasswordField.tsx';

/** The password that somebody has; `current` where the form has a new one as well. */
type PasswordName = 'password' | 'current';

interface FactorFieldsProps {
  readonly tasks: Tasks;
  readonly errors: FieldErrors;
  readonly name?: PasswordName;
}

/** Asks for the password, and for a code where two-step sign-in is on. */
export function FactorFields({ tasks, errors, name = 'password' }: FactorFieldsProps) {
  return (
    <>
      <OwnPasswordField name={name} error={errors[name]} />
      {tasks.hasTwoStep && <CodeField error={errors.code} />}
    </>
  );
}

/** What a form with these fields does with them. */
export function useFactors(tasks: Tasks, name: PasswordName = 'password') {
  const { messages: read } = useEnvironment();
  const messages = read(securityTaskMessages);
  const codeMessages = read(secondStepMessages);
  return {
    /** What is wrong with them before anything is sent. */
    check: (data: FormData): FieldErrors => ({
      ...ownPasswordErrors(data, messages, name),
      ...(tasks.hasTwoStep && codeErrors(data, codeMessages)),
    }),
    read: (data: FormData) => ({
      password: textOf(data, name),
      ...(tasks.hasTwoStep && { code: textOf(data, 'code') }),
    }),
    /**
     * Waits for a call; what is refused of them, or of the other `words`, is reported at its field.
     */
    async explain<Answer>(
      call: Promise<Answer>,
      words: FieldProblemMessages = {},
    ): Promise<Answer> {
      const all = { ...words, [name]: messages.wrongPassword, code: codeMessages.wrongCode };
      try {
        return await explainAccountRefusal(call, all);
      } catch (error) {
        // Two steps were turned on elsewhere since this page was read: the code's field appears.
        const isAsked = toProblem(error).fields.some(({ path }) => path === 'body.code');
        if (isAsked && !tasks.hasTwoStep) await tasks.reload();
        throw error;
      }
    },
  };
}
