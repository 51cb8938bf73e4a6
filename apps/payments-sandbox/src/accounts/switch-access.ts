import { openStore } from '../platform/act.ts';
import type { Queries } from '../platform/database.ts';
import { recordEvent } from '../platform/events.ts';
import type { Input } from '../platform/input.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { application } from './application.ts';

/**
 * The platform loses its access to a connected account, or has it again: `access` = revoked, granted.
 * It is notified where that changes something.
 */
export async function switchAccess(queries: Queries, input: Input): Promise<void> {
  const store = await openStore(queries, '');
  const { id } = await store.get('account', input.requireText('account'));
  const access = input.choice('access', ['revoked', 'granted']);
  if (access === undefined) throw invalidParameter('access', 'Expected revoked or granted.');
  const isRevoked = access === 'revoked';
  const before = await store.secretsOf(id);
  if ((before.isRevoked === true) === isRevoked) return;
  await store.keepSecrets(id, { isRevoked });
  const name = isRevoked ? 'deauthorized' : 'authorized';
  await recordEvent(
    queries,
    { ...store.request, account: id },
    { type: `account.application.${name}`, object: application, previous: undefined },
  );
}
