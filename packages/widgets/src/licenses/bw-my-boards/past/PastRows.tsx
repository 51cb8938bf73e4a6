import { lastValue, type RemoteStore } from '@boardwalk/sdk-core/http/remote';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import { type Past, pastPageSize } from '@boardwalk/sdk-core/licenses/own/past-licenses-store';
import { createElement, type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../my-boards.css';

interface PastRowsProps<Row> {
  readonly store: RemoteStore<Past<Row>, number>;
  readonly title: string;
  /** Of its title. */
  readonly headingLevel: number;
  readonly part: string;
  readonly children: (row: Row) => ReactNode;
}

/** What lies behind, ten rows at a time; nothing where there is none. */
export function PastRows<Row>({ store, title, headingLevel, part, children }: PastRowsProps<Row>) {
  const messages = useMessages(myBoardsMessages);
  const id = useId();
  const [count, setCount] = useState(pastPageSize);
  const remote = useRemote(store, count);
  const past = lastValue(remote);
  // Where it can't be known yet, nothing is promised.
  if (past ? past.rows.length === 0 : remote.state !== 'failed') return null;
  return (
    <section className="mine-part" part={part} aria-labelledby={id}>
      {createElement(`h${headingLevel}`, { id, className: 'mine-part-title' }, title)}
      <RemoteContent remote={remote} rows={2} onRetry={() => void store.reload()}>
        {({ rows, hasMore }) => (
          <>
            <ul className="mine-rows">{rows.map(children)}</ul>
            {hasMore && (
              <Button onClick={() => setCount(count + pastPageSize)}>{messages.showMore}</Button>
            )}
          </>
        )}
      </RemoteContent>
    </section>
  );
}
