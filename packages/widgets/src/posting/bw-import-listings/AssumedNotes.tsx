import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { columnLabel } from '@boardwalk/sdk-core/posting/imports/column-labels';
import { importColumns } from '@boardwalk/sdk-core/posting/imports/columns';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { CountedNote } from '@boardwalk/sdk-core/posting/imports/reading-schemas';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { TriangleAlert } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { tableImportMessages } from '../../parts/table-import/messages.ts';
import { useColumnLabels } from './use-column-labels.ts';
import { useReadingNoteText } from './use-reading-note-text.ts';
import '../../parts/table-import/table-import.css';

interface AssumedNotesProps {
  readonly table: ListingImport;
  readonly labels: Labels;
}

/** What was assumed of the listings that are about to be imported, once for each column. */
export function AssumedNotes({ table, labels }: AssumedNotesProps) {
  const messages = useMessages(importsMessages);
  const shared = useMessages(tableImportMessages);
  const counted = useCounted();
  const words = useColumnLabels(table.listingType, labels);
  const describeNote = useReadingNoteText();
  if (table.notes.length === 0) return null;

  function nameOf({ field }: CountedNote): string {
    // What is noted of a place stands at its city.
    const column = importColumns(words.kind).find((one) => one.field === field);
    return column && field !== 'city' ? columnLabel(column, words) : messages.place;
  }

  return (
    <div className="import-notes">
      <p className="import-notes-title">
        <Icon node={TriangleAlert} size={20} />
        {shared.assumed}
      </p>
      <ul>
        {table.notes.map((note) => (
          <li key={`${note.field} ${note.note} ${note.bound}`}>
            <span className="import-noted">
              {fillMessage(counted(messages.noted, note.rows), { name: nameOf(note) })}
            </span>{' '}
            {describeNote(note)}
          </li>
        ))}
      </ul>
    </div>
  );
}
