import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { filesPageSize } from '@boardwalk/sdk-core/media/own/own-files';
import { createOwnFilesStore, filesQueryOf } from '@boardwalk/sdk-core/media/own/own-files-store';
import { createUploadQueueStore } from '@boardwalk/sdk-core/media/own/upload-queue-store';
import type { FileDetails, OwnFile } from '@boardwalk/sdk-core/media/schemas';
import { createUploadStore } from '@boardwalk/sdk-core/media/upload-store';
import { isNarrowed } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { Images } from 'lucide';
import { createElement, useEffect, useRef, useState } from 'react';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { DataTable } from '../../parts/data-table/DataTable.tsx';
import { readTable, writeTable } from '../../parts/data-table/table-attributes.ts';
import { DropZone } from '../../parts/dropping/DropZone.tsx';
import { isAccessRefused } from '../../parts/remote-state/is-access-refused.ts';
import { RemoteRefusal } from '../../parts/remote-state/RemoteRefusal.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { createLongFiles } from '../video/video-ways.ts';
import { FileDialog } from './FileDialog.tsx';
import type { FilesContext } from './files-context.ts';
import { Room } from './Room.tsx';
import { UploadButton } from './UploadButton.tsx';
import { Uploads } from './Uploads.tsx';
import { UsedDialog } from './UsedDialog.tsx';
import { useFileActions } from './use-file-actions.ts';
import { useFileColumns, useFileFilters } from './use-file-columns.tsx';
import { useFileFormatters } from './use-file-formatters.ts';
import './files.css';

/** The question, or the view, that shows over the list. */
type Over =
  | { readonly shows: 'file'; readonly file: OwnFile }
  | { readonly shows: 'question'; readonly ids: readonly string[] }
  | { readonly shows: 'uses'; readonly files: readonly FileDetails[] };

/** The whole of `<bw-files>`. */
export function Files({ context }: { readonly context: FilesContext }) {
  const { attributes, env, host, initial, setAttributes } = context;
  const { messages, counted } = useFileFormatters();
  const [store] = useState(() => createOwnFilesStore(env, initial?.page));
  const [queue] = useState(() =>
    createUploadQueueStore(createUploadStore(env, createLongFiles(env.client, host.firstParty))),
  );
  const [over, setOver] = useState<Over>();
  const [deletions, setDeletions] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = readTable(attributes);
  const remote = useRemote(store, filesQueryOf(state));
  const page = isAccessRefused(remote) ? undefined : lastValue(remote);
  const deeds = useFileActions(context, store);
  const ask = (...ids: readonly string[]) => setOver({ shows: 'question', ids });
  const actions = {
    open: (file: OwnFile) => setOver({ shows: 'file', file }),
    copy: deeds.copy,
    keep: (file: OwnFile) => void deeds.keep(file),
    remove: ({ id }: OwnFile) => ask(id),
  };
  const columns = useFileColumns(actions);
  const filters = useFileFilters();
  useFocusBack(over !== undefined, heading);
  // What is taken off the page cancels what it has begun.
  useEffect(() => queue.cancel, [queue]);
  const retry = () => void store.reload();
  const close = () => setOver((current) => (current === over ? undefined : current));
  const isEmpty = remote.state === 'ready' && page?.rows.length === 0 && !isNarrowed(state);

  async function upload(sending: Promise<void>) {
    await sending;
    const { kept, total } = queue.$queue.get();
    if (kept > 0) deeds.tellUploaded(kept);
    if (total > 0) retry();
  }
  const choose = (files: readonly File[]) => {
    if (files.length > 0) void upload(queue.sendFiles(files));
  };

  function tellDeleted(count: number) {
    if (count === 0) return;
    setDeletions((former) => former + 1);
    deeds.tellDeleted(count);
  }

  async function remove(ids: readonly string[]) {
    const used = await store.remove(ids);
    if (used.length > 0) setOver({ shows: 'uses', files: used });
    tellDeleted(ids.length - used.length);
  }

  const button = <UploadButton onChoose={choose} />;
  return (
    <DropZone className="files" onDrop={choose}>
      <div className="files-head">
        {createElement(
          `h${attributes.headingLevel}`,
          { ref: heading, className: 'files-title', part: 'heading', tabIndex: -1 },
          messages.heading,
        )}
        <p className="files-intro">{messages.intro}</p>
        {page && <Room room={page.room} />}
        {page && !isEmpty && button}
      </div>
      <Uploads queue={queue} onRetry={() => void upload(queue.retry())} />
      <div part="list">
        <DataTable<OwnFile>
          // What was chosen is gone.
          key={deletions}
          name={messages.table}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          remote={remote}
          state={state}
          onChange={(next) => {
            setAttributes(writeTable(next));
            if (next.page !== state.page) heading.current?.focus();
          }}
          onRetry={retry}
          failure={(problem) => <RemoteRefusal problem={problem} onRetry={retry} />}
          pageSize={filesPageSize}
          isSearchable={!isEmpty}
          filters={isEmpty ? [] : filters}
          actions={[
            {
              id: 'delete',
              label: messages.delete,
              onPick: (ids) => ask(...ids.map(String)),
            },
          ]}
          empty={{
            title: messages.none,
            advice: messages.noneAdvice,
            icon: Images,
            children: button,
          }}
        />
      </div>
      {over?.shows === 'file' && (
        <FileDialog
          file={over.file}
          address={deeds.addressOf(over.file)}
          deeds={actions}
          onClose={close}
        />
      )}
      {over?.shows === 'question' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={counted(messages.deleteTitle, over.ids.length)}
          text={messages.deleteText}
          submit={messages.delete}
          isDangerous
          onConfirm={() => remove(over.ids)}
        />
      )}
      {over?.shows === 'uses' && (
        <UsedDialog
          files={over.files}
          onClose={close}
          onDelete={async () => {
            await store.removeEverywhere(over.files.map(({ id }) => id));
            tellDeleted(over.files.length);
          }}
        />
      )}
    </DropZone>
  );
}
