import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { remoteMessages } from '../../parts/remote-state/messages.ts';
import { Unready } from '../../parts/remote-state/Unready.tsx';
import { OldNote } from './later-parts.ts';
import '../../parts/remote-state/place-rows.css';

interface ContentProps<Value> {
  readonly remote: Remote<Value, Problem>;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** A remote value in each of its states; the last one stays where a newer one fails, and says so. */
export function AlertsContent<Value>({ remote, onRetry, children }: ContentProps<Value>) {
  const messages = useMessages(remoteMessages);
  const value = lastValue(remote);
  if (value === undefined) {
    return <Unready remote={remote} messages={messages} place={<Places />} onRetry={onRetry} />;
  }
  return (
    <>
      <OldNote remote={remote} onRetry={onRetry} />
      {children(value)}
    </>
  );
}

/** The places of what is on its way. */
export function Places() {
  return (
    <div className="place-rows">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="place-row" />
      ))}
    </div>
  );
}
