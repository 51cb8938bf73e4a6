import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { explainProblem } from '../problem/explain-problem.ts';
import { FormErrorsContext } from './form-context.ts';
import type { FormHandle } from './form-handle.ts';
import { FormSummary, LeaveGuard } from './later-parts.tsx';
import '../../kit/form/form.css';

interface FormProps {
  readonly form: FormHandle;
  /** Beside `form`. */
  readonly className?: string;
  /** Its own name, for screen readers. */
  readonly label?: string;
  /** What the fields are called in the summary of errors, where their labels don't say it. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What a refusal of this kind says, where the form knows better than the server. */
  readonly explain?: ((problem: Problem) => ReactNode) | undefined;
  /** Of the summary of what is wrong; defaults to 3. */
  readonly headingLevel?: number;
  /** Its fields, and the row of its buttons. */
  readonly children: ReactNode;
}

/**
 * The form of a page: why it was refused, its fields, and its buttons. Fields find their errors by
 * name; what somebody would miss is not lost unasked.
 */
export function Form({ form, className, label, explain, children, ...summary }: FormProps) {
  const env = useEnvironment();
  const { problem, needsSummary } = form;
  const refusal = problem && (explain?.(problem) || explainProblem(problem, env));
  return (
    <form {...form.form} className={classNames('form', className)} aria-label={label}>
      {needsSummary && (
        <FormSummary form={form} {...summary}>
          {refusal}
        </FormSummary>
      )}
      {!needsSummary && problem && <FormAlert>{refusal}</FormAlert>}
      <FormErrorsContext.Provider value={form.errors}>{children}</FormErrorsContext.Provider>
      {form.isUnsaved && <LeaveGuard form={form} />}
    </form>
  );
}
