import {
  importColumnMessages,
  readingNoteMessages,
} from '@boardwalk/sdk-core/posting/imports/column-messages';
import type { CellReading } from '@boardwalk/sdk-core/posting/imports/reading-schemas';
import { localSymbol, type UnitSymbol } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';

type Note = CellReading['notes'][number];

/** Says what was assumed as a cell was read. */
export function useReadingNoteText(): (note: Note) => string {
  const { locale: language } = useEnvironment();
  const notes = useMessages(readingNoteMessages);
  const columns: Readonly<Record<string, string>> = useMessages(importColumnMessages);
  const locale = findLocale([language]);
  return ({ note, bound }) => {
    if (bound === null) return notes[note];
    // The note of a unit has its symbol.
    if (note === 'unit')
      return fillMessage(notes.unit, { bound: localSymbol(bound as UnitSymbol, locale) });
    return fillMessage(notes[note], { bound: columns[`period.${bound}`] ?? bound });
  };
}
