import { productGridMessages } from '@boardwalk/sdk-core/shops/edits/grid-messages';
import type { ProductEdit } from '@boardwalk/sdk-core/shops/edits/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { UndoEdit } from './UndoEdit.tsx';
import '../../../parts/table-import/table-import.css';

interface EarlierEditsProps {
  readonly edits: readonly ProductEdit[];
  readonly onUndo: (edit: ProductEdit) => Promise<void>;
}

/** Edits from before, each of which can still be undone. */
export function EarlierEdits({ edits, onUndo }: EarlierEditsProps) {
  const messages = useMessages(productGridMessages);
  const counted = useCounted();
  const { locale, timeZone } = useEnvironment();
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  if (edits.length === 0) return null;
  return (
    <div className="import-step">
      <p className="import-step-title">{messages.earlier}</p>
      <ul className="import-earlier">
        {edits.map((edit) => (
          <li key={edit.id} className="import-earlier-line">
            {fillMessage(edit.state === 'done' ? messages.earlierOne : messages.earlierUndone, {
              date: formatDate(edit.createdAt),
              changed: counted(messages.saved, edit.changed),
            })}
            {edit.state === 'done' && <UndoEdit onUndo={() => onUndo(edit)} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
