import type { OwnFile } from '@boardwalk/sdk-core/media/schemas';
import { kindOfType } from '@boardwalk/sdk-core/media/upload-rules';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Copy, Ellipsis, Eye, Pin, Trash2 } from 'lucide';
import type { Column, TableFilter } from '../../parts/data-table/column.ts';
import { Menu } from '../../parts/menu/Menu.tsx';
import type { MenuItem } from '../../parts/menu/menu-item.ts';
import { FileShown } from './FileShown.tsx';
import { useFileFormatters } from './use-file-formatters.ts';
import './files.css';

/** What can be done with a file. */
export interface FileActions {
  readonly open: (file: OwnFile) => void;
  readonly copy: (file: OwnFile) => void;
  readonly keep: (file: OwnFile) => void;
  readonly remove: (file: OwnFile) => void;
}

/** Returns what a row shows of a file, and what can be done with it. */
export function useFileColumns(deeds: FileActions): readonly Column<OwnFile>[] {
  const { messages, size, day, counted } = useFileFormatters();
  const action = (
    id: 'open' | 'copy' | 'keep' | 'delete',
    icon: MenuItem['icon'],
    onPick: () => void,
  ): MenuItem => ({ kind: 'action', id, label: messages[id], ...(icon && { icon }), onPick });
  const items = (file: OwnFile): readonly MenuItem[] => [
    action('open', Eye, () => deeds.open(file)),
    action('copy', Copy, () => deeds.copy(file)),
    ...(file.goesAt === null ? [] : [action('keep', Pin, () => deeds.keep(file))]),
    { ...action('delete', Trash2, () => deeds.remove(file)), isDanger: true },
  ];
  return [
    {
      id: 'name',
      label: messages.file,
      isSortable: true,
      cell: (file) => (
        <div className="files-file">
          <span className="files-picture">
            <FileShown file={file} />
          </span>
          <div>
            <button
              type="button"
              className="files-name"
              aria-label={fillMessage(messages.openNamed, { name: file.name })}
              onClick={() => deeds.open(file)}
            >
              <bdi>{file.name}</bdi>
            </button>
            {file.goesAt !== null && (
              <p className="files-warning">
                {fillMessage(messages.goes, { date: day(file.goesAt) })}
              </p>
            )}
          </div>
        </div>
      ),
    },
    {
      id: 'kind',
      label: messages.kind,
      cell: ({ mime_type: type }) => messages[`kind.${kindOfType(type) ?? 'image'}`],
    },
    {
      id: 'size',
      label: messages.size,
      kind: 'number',
      isSortable: true,
      cell: (file) => size(file.size),
    },
    {
      id: 'use',
      label: messages.use,
      cell: ({ uses }) => (uses === 0 ? messages.nowhere : counted(messages.places, uses)),
    },
    {
      id: 'date',
      label: messages.uploaded,
      isSortable: true,
      cell: ({ lastModifiedDate }) => <span className="files-day">{day(lastModifiedDate)}</span>,
    },
    {
      id: 'actions',
      label: messages.actions,
      cell: (file) => (
        <Menu
          label={fillMessage(messages.more, { name: file.name })}
          icon={Ellipsis}
          isLabelHidden
          items={items(file)}
        />
      ),
    },
  ];
}

/** By what files are narrowed. */
export function useFileFilters(): readonly TableFilter[] {
  const { messages } = useFileFormatters();
  return [
    {
      id: 'kind',
      label: messages.kind,
      choices: [
        { value: 'image', label: messages['kinds.image'] },
        { value: 'video', label: messages['kinds.video'] },
      ],
    },
    {
      id: 'use',
      label: messages.use,
      choices: [
        { value: 'used', label: messages['use.used'] },
        { value: 'unused', label: messages['use.unused'] },
      ],
    },
  ];
}
