import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { OfflineBar } from '../../../kit/state/OfflineBar.tsx';
import { remoteMessages } from '../../../parts/remote-state/messages.ts';

interface OldNoteProps {
  readonly remote: Remote<unknown, unknown>;
  readonly onRetry: () => void;
}

/** Says that what shows is the last that came, where nothing newer could be had. */
export function StaleAlertsNote({ remote, onRetry }: OldNoteProps) {
  const messages = useMessages(remoteMessages);
  if (remote.state !== 'failed') return null;
  return (
    <OfflineBar retryLabel={messages.retry} onRetry={onRetry}>
      {messages.old}
    </OfflineBar>
  );
}
