import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import {
  choiceLabel,
  columnLabel,
  type ImportColumnLabels,
} from '@boardwalk/sdk-core/posting/imports/column-labels';
import { type ImportColumn, importColumns } from '@boardwalk/sdk-core/posting/imports/columns';
import type { ImportKind } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useColumnLabels } from './use-column-labels.ts';
import '../../parts/table-import/table-import.css';

interface ColumnGuideProps {
  readonly kind: ImportKind;
  readonly labels: Labels;
}

/** What each column of a kind's table takes. */
export function ColumnGuide({ kind, labels: own }: ColumnGuideProps) {
  const messages = useMessages(importsMessages);
  const words = useColumnLabels(kind, own);
  return (
    <details className="import-guide">
      <summary>{messages.columns}</summary>
      <dl className="import-columns">
        {importColumns(kind).map((column) => (
          <div key={column.field} className="import-column">
            <dt>
              {columnLabel(column, words)}
              {column.isRequired && <span className="import-required"> ({messages.required})</span>}
            </dt>
            <dd>{describeColumn(column, words, messages)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function describeColumn(
  column: ImportColumn,
  words: ImportColumnLabels,
  messages: Messages<typeof importsMessages>,
): string {
  const { control } = column;
  switch (control.as) {
    case 'choice':
    case 'choices': {
      // A building type stands with several types of property.
      const codes = [...new Set(control.values)];
      const values = codes.map((value) => choiceLabel(column, value, words));
      return fillMessage(messages[`takes.${control.as}`], { values: values.join(', ') });
    }
    case 'line':
      return fillMessage(messages['takes.longText'], { longest: control.longest });
    case 'measure':
      return messages[control.measure === 'land' ? 'takes.land' : 'takes.measure'];
    case 'listing':
      return messages['takes.number'];
    default:
      return messages[`takes.${control.as}`];
  }
}
