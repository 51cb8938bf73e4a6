import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { listImportReadings } from '@boardwalk/sdk-core/posting/imports/endpoints';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { CellReading, RowReading } from '@boardwalk/sdk-core/posting/imports/reading-schemas';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { readingsPageSize } from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { TriangleAlert } from 'lucide';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { tableImportMessages } from '../../../parts/table-import/messages.ts';
import { PagedRows } from '../../../parts/table-import/PagedRows.tsx';
import { columnPlace } from '../column-place.ts';
import { useColumnLabels } from '../use-column-labels.ts';
import { useReadingNoteText } from '../use-reading-note-text.ts';
import { UnderstoodValue } from './UnderstoodValue.tsx';
import '../../../parts/table-import/table-import.css';
import '../../../parts/table-import/problem-table.css';

interface ReadingTableProps {
  readonly table: ListingImport;
  readonly labels: Labels;
}

/** What was understood of each price, measure, date and place that is right, listing by listing. */
export function ReadingTable({ table, labels }: ReadingTableProps) {
  const { client } = useEnvironment();
  const messages = useMessages(importsMessages);
  const counted = useCounted();
  return (
    <div className="import-problems">
      <p className="import-step-title">{messages.readings}</p>
      <p className="import-note">{counted(messages.readingsText, table.right)}</p>
      <PagedRows<RowReading>
        read={(start, signal) =>
          client.call(
            listImportReadings,
            { params: { id: table.id }, query: { start } },
            { signal },
          )
        }
        size={readingsPageSize}
        total={table.right}
        label={messages.readingPages}
      >
        {(rows) => <Readings {...{ rows, table, labels }} />}
      </PagedRows>
    </div>
  );
}

interface ReadingsProps extends ReadingTableProps {
  readonly rows: readonly RowReading[];
}

function Readings({ rows, table: { listingType: kind }, labels }: ReadingsProps) {
  const messages = useMessages(importsMessages);
  const shared = useMessages(tableImportMessages);
  const words = useColumnLabels(kind, labels);
  const labelled = (label: string) => fillMessage(shared.labelled, { label });
  const describeNote = useReadingNoteText();

  function place(reading: CellReading): string {
    const { as } = reading.understood;
    // It comes from several columns.
    return as === 'place' ? messages.place : columnPlace(reading, words, shared);
  }

  return (
    <table className="import-table import-readings">
      <caption className="visually-hidden">{messages.readingsOf}</caption>
      <thead>
        <tr>
          <th scope="col">{shared.column}</th>
          <th scope="col">{shared.found}</th>
          <th scope="col">{messages.understood}</th>
        </tr>
      </thead>
      {rows.map(({ row, title, readings }) => (
        <tbody key={row}>
          <tr className="import-listing">
            <th scope="rowgroup" colSpan={3}>
              {fillMessage(messages.rowNamed, { row, title })}
            </th>
          </tr>
          {readings.map((reading) => (
            <tr key={reading.column}>
              <th scope="row">{place(reading)}</th>
              <td data-label={labelled(shared.found)} className="import-found">
                {reading.value}
              </td>
              <td data-label={labelled(messages.understood)}>
                <strong>
                  <UnderstoodValue understood={reading.understood} />
                </strong>
                {reading.notes.map((note) => (
                  <p key={note.note} className="import-assumed">
                    <Icon node={TriangleAlert} size={16} />
                    {describeNote(note)}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
