import { assignFields } from '../../kit/form/assign-fields.ts';
import type { FieldErrors } from '../../kit/form/form-data.ts';

/** What a zod schema finds wrong, as far as a form reads it. */
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A zod schema, as far as a form needs it: parts load none of zod themselves. */
interface FormSchema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
}

interface SchemaCheck {
  /** Loads the schema with the first check: `() => import('@boardwalk/sdk-core/…/schemas')`. */
  readonly load: () => Promise<FormSchema>;
  /** The form as the schema reads it. */
  readonly read: (data: FormData) => unknown;
  /** The form's fields; a fault deeper than one of them is reported at it. */
  readonly names: readonly string[];
  /** What people read in place of zod's words, which are for programmers. */
  readonly explain: (name: string) => string;
}

/**
 * Returns a form's check by a schema of the contract. A fault outside of the form's fields is the
 * server's to report.
 */
export function checkBySchema({ load, read, names, explain }: SchemaCheck) {
  return async (data: FormData): Promise<FieldErrors> => {
    const schema = await load();
    const issues = schema.safeParse(read(data)).error?.issues ?? [];
    const problems = issues.map(({ path, message }) => ({
      path: path.map(String).join('.'),
      message,
    }));
    const faults = assignFields(problems, (name) => names.includes(name));
    return Object.fromEntries(Object.keys(faults).map((name) => [name, explain(name)]));
  };
}
