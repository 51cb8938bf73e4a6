import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** Throws again, with what concerns one line of a field reported at the field. */
export function errorsByField(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const fields = error.fields.map(({ path, message }) => ({
    path: path.replace(/\.\d+$/, ''),
    message,
  }));
  throw new Problem(error.code, error.message, { fields, cause: error });
}
