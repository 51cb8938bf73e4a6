import { describePasswordFault } from '@boardwalk/sdk-core/account/field-schemas';
import type { KnownNames } from '@boardwalk/sdk-core/account/password-rules';
import type { FieldProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { isCommonPassword } from './common-passwords.ts';

/** What is wrong with a password that somebody chooses, the list of common ones included. */
export async function findPasswordProblem(
  password: string,
  names: KnownNames,
): Promise<FieldProblem | undefined> {
  const message = describePasswordFault(password, names);
  if (message !== undefined) return { path: 'body.password', message };
  return (await isCommonPassword(password))
    ? { path: 'body.password', message: 'expected one that is not among the most common' }
    : undefined;
}
