import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';

/** Whose page it is; undefined as long as it is not known. */
export function useOwnId(): number | undefined {
  const session = useEnvironment().store(createSessionStore);
  useEffect(() => void session.load(), [session]);
  return lastValue(useStore(session.$user))?.id;
}
