import type { HeardMessage } from '@boardwalk/sdk-core/embeds/popup-protocol';

/** Calls back for each message that this window gets; answers how to stop. */
export function hearMessages(listener: (heard: HeardMessage) => void): () => void {
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
