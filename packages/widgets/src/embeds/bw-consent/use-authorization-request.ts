import { createRemote } from '@boardwalk/sdk-core/http/remote';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useMemo, useState } from 'react';
import type { AttributeValues } from '../../element/attributes/attributes.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { consentAttributes } from './attributes.ts';
import type { AuthorizationLookup, ConsentContext } from './consent-context.ts';
import { readAuthorizationRequest } from './read-authorization-request.ts';

/** Whom a page asks for what. */
interface AskedOf {
  readonly attributes: AttributeValues<typeof consentAttributes>;
  /** null for a visitor. */
  readonly userId: UserId | null;
}

/** What the page asks of somebody. */
interface AuthorizationRequest {
  /** Undefined until it is known. */
  readonly asked: AuthorizationLookup | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Returns what the page requests of the signed-in user: what one person has agreed to, the next has
 * not. It requests nothing until it is known who that is.
 */
export function useAuthorizationRequest(
  { attributes, env, initial }: ConsentContext,
  user: { readonly id: UserId } | null | undefined,
): AuthorizationRequest {
  const [store] = useState(() => {
    const userId = initial?.user?.id ?? null;
    return createRemote({
      key: initial ? { attributes, userId } : undefined,
      request: async (_signal, key: AskedOf) => ({
        asked: await readAuthorizationRequest(key.attributes, env),
        userId: key.userId,
      }),
      initial: initial ? { asked: initial.asked, userId } : undefined,
    });
  });
  const userId = user === null ? null : user?.id;
  const wanted = useMemo(
    () => (userId === undefined ? undefined : { attributes, userId }),
    [attributes, userId],
  );
  const remote = useRemote(store, wanted);

  const isTheirs = remote.state === 'ready' && remote.value.userId === userId;
  return {
    asked: isTheirs ? remote.value.asked : undefined,
    hasFailed: remote.state === 'failed',
    retry: () => void store.reload(),
  };
}
