import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { type Form, type FormSettings, useForm } from '../../kit/form/use-form.ts';
import { explainFields } from '../problem/explain-problem.ts';

/** A form whose fields say in the reader's language why the server refused them. */
export function useWordedForm({ send, ...settings }: FormSettings): Form {
  const env = useEnvironment();
  return useForm({
    ...settings,
    async send(data) {
      await send(data).catch((error: unknown) => {
        throw explainFields(toProblem(error), env);
      });
    },
  });
}
