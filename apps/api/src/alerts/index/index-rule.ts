import { comparablePrice, type Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { PriceRangeFilter } from '../../search/facets/price-range.ts';
import type { RequestedSearch } from '../../search/plan/read-request.ts';
import { alertSquares, type RuleRow } from '../tables.ts';
import { squaresOfArea } from './squares.ts';

type IndexedRule = Pick<RuleRow, 'id' | 'kind' | 'search'>;

/** Makes a rule findable by what it looks for, and by nothing that it looked for before. */
export async function indexRule(
  transaction: Queries,
  rule: IndexedRule,
  asked: RequestedSearch,
): Promise<void> {
  await unindexRule(transaction, rule.id);
  const rows = indexRows(rule, asked);
  if (rows.length > 0) await transaction.insert(alertSquares).values(rows);
}

/** Lets a rule be found no more. */
export async function unindexRule(transaction: Queries, ruleId: number): Promise<void> {
  await transaction.delete(alertSquares).where(eq(alertSquares.ruleId, ruleId));
}

/** The rows by which a rule is found. */
export function indexRows(
  { id, kind, search }: IndexedRule,
  { area, price, offer }: Pick<RequestedSearch, 'area' | 'price' | 'offer'>,
): (typeof alertSquares.$inferInsert)[] {
  const bounds = {
    ruleId: id,
    kind,
    subcategories: search.subcategory ?? null,
    offer: offer ?? null,
    bedrooms: fewestBedrooms(search),
    text: search.text ?? null,
    ...priceBounds(kind, price),
  };
  return squaresOfArea(area).map(({ square, box }, part) => ({ ...bounds, part, square, ...box }));
}

function fewestBedrooms({ filters }: RuleRow['search']): number | null {
  if (!filters || !('bedroomsTotal' in filters)) return null;
  return filters.bedroomsTotal?.min ?? null;
}

/** By which a price in its own currency is what it is, comparable periods aside. */
const own: Rates = { CAD: 1, AUD: 1, USD: 1 };

function priceBounds(kind: RuleRow['kind'], price: PriceRangeFilter | undefined) {
  if (!price) return {};
  const { min, max, currency, period } = price;
  const bound = (amount: number | undefined) =>
    amount === undefined
      ? null
      : comparablePrice(kind, { amount, currency, period: period ?? 'ONCE' }, own);
  return {
    isOnce: period === undefined ? null : period === 'ONCE',
    currency,
    lowest: bound(min),
    highest: bound(max),
  };
}
