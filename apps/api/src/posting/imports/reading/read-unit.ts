import {
  type MeasureKind,
  symbolsOf,
  type UnitSymbol,
} from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { foldCellText } from '../../../platform/tables/fold-cell-text.ts';

/** How people write units, folded. */
const unitWords: Readonly<Record<UnitSymbol, readonly string[]>> = {
  'ft²': ['ft2', 'sqft', 'sqfeet', 'sf', 'squarefeet', 'squarefoot', 'pi2', 'pica', 'piedscarres'],
  'm²': ['m2', 'sqm', 'sqmetres', 'sqmeters', 'squaremetres', 'squaremeters', 'metrescarres'],
  ac: ['ac', 'acre', 'acres'],
  ha: ['ha', 'hectare', 'hectares'],
  km: ['km', 'kms', 'kilometres', 'kilometers'],
  mi: ['mi', 'mile', 'miles', 'milles'],
};

/** The unit of a measure that a text names; nothing where it is none in which that is measured. */
export function readUnit(kind: MeasureKind, text: string): UnitSymbol | undefined {
  const word = foldCellText(text);
  return symbolsOf(kind).find((symbol) => unitWords[symbol].includes(word));
}
