import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import { createInboxPreferencesStore } from '@boardwalk/sdk-core/inbox/preferences/inbox-preferences-store';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useInboxToasts } from '../actions/use-inbox-toasts.ts';
import { useInbox } from '../inbox-scope.ts';

/** Whether others see how far one has read, and one how far they have; absent until that is known. */
export function SeenChoice() {
  const env = useEnvironment();
  const messages = env.messages(inboxMessages);
  const { threads, conversations } = useInbox();
  const { tellFailure } = useInboxToasts();
  const store = env.store(createInboxPreferencesStore);
  const preferences = lastValue(useRemote(store));
  const [wanted, setWanted] = useState<boolean>();

  async function choose(showsSeen: boolean) {
    setWanted(showsSeen);
    try {
      await store.change({ showsSeen });
      const open = [...conversations.values()].map((conversation) => conversation.reload());
      await Promise.all([threads.reload(), ...open]);
    } catch (error) {
      tellFailure(error);
    }
    setWanted(undefined);
  }

  if (!preferences) return null;
  return (
    <Checkbox
      isChecked={wanted ?? preferences.showsSeen}
      onChange={(showsSeen) => wanted === undefined && void choose(showsSeen)}
    >
      {messages.showSeen}
    </Checkbox>
  );
}
