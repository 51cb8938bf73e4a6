import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** What is said of a file that is none of those that are taken. */
export function invalidFile(title: string, message: string, cause?: unknown): Problem {
  return new Problem('invalid-request', title, {
    cause,
    fields: [{ path: 'body.file', message }],
  });
}
