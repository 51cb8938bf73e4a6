import { createRemote } from '@boardwalk/sdk-core/http/remote';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useCallback, useMemo, useState } from 'react';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { ConfirmationLookup, ConfirmContext } from './confirm-context.ts';
import { readConfirmationRequest } from './read-confirmation-request.ts';

interface AskedOf {
  readonly id: string;
  readonly userId: UserId;
}

interface Asking {
  /** Undefined until it is known. */
  readonly asked: ConfirmationLookup | undefined;
  readonly hasFailed: boolean;
  /** Asks again. */
  readonly retry: () => void;
}

/** Returns what is requested of the signed-in user; nothing is read for a visitor. */
export function useConfirmationRequest(
  { attributes: { confirmationId: id }, env, initial }: ConfirmContext,
  user: { readonly id: UserId } | null | undefined,
): Asking {
  const [store] = useState(() => {
    const userId = initial?.user?.id;
    const asked = userId === undefined ? undefined : initial?.asked;
    return createRemote({
      key: asked && userId !== undefined ? { id, userId } : undefined,
      request: async (_signal, key: AskedOf) => ({
        userId: key.userId,
        asked: await readConfirmationRequest(key.id, env),
      }),
      initial: asked && userId !== undefined ? { userId, asked } : undefined,
    });
  });
  const userId = user?.id;
  const wanted = useMemo(() => (userId === undefined ? undefined : { id, userId }), [id, userId]);
  const remote = useRemote(store, wanted);
  const isTheirs = remote.state === 'ready' && remote.value.userId === userId;
  return {
    asked: isTheirs ? remote.value.asked : undefined,
    hasFailed: remote.state === 'failed',
    retry: useCallback(() => void store.reload(), [store]),
  };
}
