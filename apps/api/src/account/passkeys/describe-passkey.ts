import type { Passkey } from '@boardwalk/sdk-core/account/passkeys/passkey-schemas';
import type { passkeys } from '../tables.ts';

/** A passkey as its owner knows it. */
export function describePasskey({
  id,
  name,
  createdAt,
  usedAt,
}: typeof passkeys.$inferSelect): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
