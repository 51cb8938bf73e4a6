import type { WindowMessageEvent } from '@boardwalk/sdk-core/embeds/popup-protocol';

/** Calls back for each message that this window gets; answers how to stop. */
export function listenForWindowMessages(listener: (heard: WindowMessageEvent) => void): () => void {
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
