import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { productNoteMessages } from '@boardwalk/sdk-core/shops/imports/table-messages';
import { TriangleAlert } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { tableImportMessages } from '../../parts/table-import/messages.ts';
import '../../parts/table-import/table-import.css';

/** What was assumed of the products that are about to be imported. */
export function TableNotes({ table }: { readonly table: ProductImport }) {
  const shared = useMessages(tableImportMessages);
  const notes = useMessages(productNoteMessages);
  const counted = useCounted();
  if (table.notes.length === 0) return null;
  return (
    <div className="import-notes">
      <p className="import-notes-title">
        <Icon node={TriangleAlert} size={20} />
        {shared.assumed}
      </p>
      <ul>
        {table.notes.map(({ note, products }) => (
          <li key={note}>{counted(notes[note], products)}</li>
        ))}
      </ul>
    </div>
  );
}
