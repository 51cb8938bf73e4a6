import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Correspondent } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';

/** How somebody is called to whom one writes. */
export function useName() {
  const messages = useMessages(inboxMessages);
  return ({ firstName, isFormer }: Pick<Correspondent, 'firstName' | 'isFormer'>) =>
    isFormer ? messages.former : firstName || messages.nameless;
}
