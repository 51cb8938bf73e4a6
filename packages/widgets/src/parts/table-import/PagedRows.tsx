import { signedIn } from '@boardwalk/sdk-core/account/sessions/signed-in-store';
import { createRemote, lastValue } from '@boardwalk/sdk-core/http/remote';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type ReactNode, useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Pager } from '../../kit/pager/Pager.tsx';
import { PlaceRows } from '../remote-state/PlaceRows.tsx';
import { RemoteRefusal } from '../remote-state/RemoteRefusal.tsx';
import { useRemote } from '../remote-state/use-remote.ts';
import { tableImportMessages } from './messages.ts';

interface PagedRowsProps<Row> {
  /** Reads rows from one on; what is there stays while others come. */
  readonly read: (
    start: number,
    signal: AbortSignal,
  ) => Promise<{ readonly results: readonly Row[] }>;
  readonly size: number;
  readonly total: number;
  /** What its pages are called. */
  readonly label: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** What there is to say of a table's rows, page by page. */
export function PagedRows<Row>({ read, size, total, label, children }: PagedRowsProps<Row>) {
  const env = useEnvironment();
  const messages = useMessages(tableImportMessages);
  const [page, setPage] = useState(1);
  const [store] = useState(() =>
    createRemote({
      owner: signedIn(env),
      key: undefined,
      request: (signal, wanted: number) => read((wanted - 1) * size, signal),
    }),
  );
  const remote = useRemote(store, page);
  const value = lastValue(remote);
  return (
    <>
      {value && children(value.results)}
      {!value && remote.state === 'failed' && (
        <RemoteRefusal problem={remote.problem} onRetry={() => void store.reload()} />
      )}
      {!value && remote.state !== 'failed' && <PlaceRows rows={3} />}
      <Pager
        page={page}
        pageCount={Math.ceil(total / size)}
        onPage={setPage}
        labels={{
          pages: label,
          previous: messages.previous,
          next: messages.next,
          page: (number) => fillMessage(messages.page, { page: number }),
        }}
      />
    </>
  );
}
