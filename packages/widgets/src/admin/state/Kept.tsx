import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { OfflineBar } from '../../kit/state/OfflineBar.tsx';
import { Failure } from './Failure.tsx';
import { Waiting } from './Waiting.tsx';

interface KeptProps<Value> {
  readonly remote: Remote<Value, Problem>;
  readonly onRetry: () => void;
  readonly unknown?: { readonly title: string; readonly advice: string };
  /** Rows to wait for. */
  readonly rows: number;
  readonly children: (value: Value) => ReactNode;
}

/** Shows a remote value in each of its states; the last one stays where a newer one fails. */
export function Kept<Value>({ remote, onRetry, unknown, rows, children }: KeptProps<Value>) {
  const messages = useMessages(rightsMessages);
  const value = lastValue(remote);
  const isRefused = remote.state === 'failed' && remote.problem.status in refusals;
  if (value === undefined || isRefused) {
    return remote.state === 'failed' ? (
      <Failure problem={remote.problem} onRetry={onRetry} {...(unknown && { unknown })} />
    ) : (
      <Waiting rows={rows} />
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

/** What was seen before is not for these eyes any more. */
const refusals = { 401: true, 403: true, 404: true };
