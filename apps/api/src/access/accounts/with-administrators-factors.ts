import { wrongSecret } from '../../account/password/require-password.ts';
import { withBothFactors } from '../../account/two-step/with-both-factors.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';

/** A call that takes factors only where it lets somebody in among the administrators. */
interface Entry {
  readonly isAdministrators: boolean;
  readonly factors: { readonly password?: string | undefined; readonly code?: string | undefined };
  /** Whose account is locked for it beside the caller's own. */
  readonly about?: number;
}

/**
 * Does the work in a transaction. A browser that was left open is not enough to let somebody in among
 * the administrators: that takes the caller's password, and a code where two steps are on.
 */
export async function withAdministratorsFactors<Answer>(
  context: OperationContext,
  { isAdministrators, factors: { password, code }, ...settings }: Entry,
  work: (transaction: Queries) => Promise<Answer>,
): Promise<Answer> {
  if (!isAdministrators) return context.database.transaction(work);
  if (password === undefined) throw missingPassword();
  return withBothFactors(context, { password, code }, work, settings);
}

/** The refusal where a session alone would make somebody an administrator. */
export function missingPassword() {
  return wrongSecret('Naming an administrator takes your own password.', 'body.password');
}
