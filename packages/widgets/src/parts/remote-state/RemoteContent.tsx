import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { OfflineBar } from '../../kit/state/OfflineBar.tsx';
import { isAccessRefused } from './is-access-refused.ts';
import { remoteMessages } from './messages.ts';
import { PlaceRows } from './PlaceRows.tsx';
import { type RefusalTexts, RemoteRefusal } from './RemoteRefusal.tsx';

interface RemoteContentProps<Value> extends RefusalTexts {
  readonly remote: Remote<Value, Problem>;
  readonly onRetry: () => void;
  /** Rows to wait for. */
  readonly rows: number;
  readonly children: (value: Value) => ReactNode;
}

/** Shows a remote value in each of its states; the last one stays where a newer one fails. */
export function RemoteContent<Value>(props: RemoteContentProps<Value>) {
  const { remote, onRetry, rows, children, ...words } = props;
  const messages = useMessages(remoteMessages);
  const value = lastValue(remote);
  if (value === undefined || isAccessRefused(remote)) {
    return remote.state === 'failed' ? (
      <RemoteRefusal problem={remote.problem} onRetry={onRetry} {...words} />
    ) : (
      <PlaceRows rows={rows} />
    );
  }
  return (
    <>
      {remote.state === 'failed' && (
        <OfflineBar retryLabel={messages.retry} onRetry={onRetry}>
          {messages.old}
        </OfflineBar>
      )}
      {children(value)}
    </>
  );
}
