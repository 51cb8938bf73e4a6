import { describePasswordFault } from '@boardwalk/sdk-core/account/field-schemas';
import type { FieldProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { judgePassword, type Weakness } from './judge-password.ts';

/** The person who chooses a password, as far as a guess knows them. */
interface Chooser {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const weaknesses: Readonly<Record<Weakness, string>> = {
  common: 'expected one that is not among those stolen most often',
  guessable:
    'expected one that is harder to guess than a name, a place or a common word with something added',
};

/** What is wrong with a password that somebody chooses, and what makes it easy to guess. */
export async function findPasswordProblem(
  password: string,
  chooser: Chooser,
): Promise<FieldProblem | undefined> {
  const message = describePasswordFault(password, chooser);
  if (message !== undefined) return { path: 'body.password', message };
  const weakness = await judgePassword({ password, names: namesOf(chooser) });
  return weakness && { path: 'body.password', message: weaknesses[weakness] };
}

/** Whole and in parts: `rosa.lindqvist@example.org` is `rosa`, `lindqvist` and `example` as well. */
function namesOf({ username, email, firstName, lastName }: Chooser): readonly string[] {
  const whole = [username, email, firstName, lastName];
  const parts = whole.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...whole, ...parts])].filter(({ length }) => length > 2);
}
