import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** Rejects again, with what concerns one line of a field told at the field. */
export function errorsByField(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const fields = error.fields.map(({ path, message }) => ({
    path: path.replace(/\.\d+$/, ''),
    message,
  }));
  throw new Problem(error.code, error.message, { fields, cause: error });
}
