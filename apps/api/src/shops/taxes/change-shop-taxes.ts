import { smallSupplierLimits } from '@boardwalk/sdk-core/billing/taxes/liability/tax-standing';
import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { numberedTaxes } from '@boardwalk/sdk-core/shops/taxes/seller-tax-numbers';
import type { ShopTaxes, TypedShopTaxes } from '@boardwalk/sdk-core/shops/taxes/shop-tax-schemas';
import {
  findTaxNumberFaults,
  formatTaxNumbers,
  mayDeclareSmallSupplier,
  type TaxNumberFault,
} from '@boardwalk/sdk-core/shops/taxes/tax-number-forms';
import { type FieldProblem, Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { eq } from 'drizzle-orm';
import { requireMatch } from '../../platform/calls/preconditions.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announceShop } from '../announce-shop.ts';
import { describeSettings } from '../read-shop-settings.ts';
import { lockShop } from '../require-shop.ts';
import { type ShopRow, shops } from '../tables.ts';
import { auditShopChange } from '../trail/audit-shop-change.ts';
import { describeShopTaxes } from './tax-standing.ts';

/**
 * Stores who declared on which day that the owner of a shop is a small supplier, and the numbers of
 * its invoices. A shop that is open stays so when that is taken back: its opening alone is held back.
 */
export const changeShopTaxes: Handler<typeof schemas.changeShopTaxes> = async (
  { params: { id }, body },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { shop, object } = await lockShop(surroundings, 'administration', id, 'update');
    requireMatch(context, shop.version);
    const now = context.clock.now();
    const date = localTimeAt(now.getTime(), shop.timeZone).date;
    requireFit(shop, body, await describeShopTaxes(transaction, shop, now), date);
    const { isSmallSupplier } = body;
    const numbers = formatTaxNumbers(shop.country, body.numbers);
    const changed = {
      ...declarationColumns(shop, isSmallSupplier, {
        smallSupplierOn: date,
        smallSupplierBy: requireMember(context.caller).userId,
      }),
      taxNumbers: numbers,
      version: shop.version + 1,
    };
    await transaction.update(shops).set(changed).where(eq(shops.key, shop.key));
    await auditShopChange(transaction, context, {
      event: 'shop-changed',
      shop,
      detail: { version: changed.version, isSmallSupplier, taxNumbers: numbers },
    });
    await announceShop(transaction, shop, now);
    return describeSettings(surroundings, { ...shop, ...changed }, object);
  });

type Declaration = Pick<ShopRow, 'smallSupplierOn' | 'smallSupplierBy'>;

/** A declaration that stands has the day and the person of its beginning. */
function declarationColumns(
  { smallSupplierOn, smallSupplierBy }: Declaration,
  isSmallSupplier: boolean,
  declared: Declaration,
): Declaration {
  if (!isSmallSupplier) return { smallSupplierOn: null, smallSupplierBy: null };
  return smallSupplierOn === null ? declared : { smallSupplierOn, smallSupplierBy };
}

const faults: Readonly<Record<TaxNumberFault['is'], string>> = {
  malformed: 'expected a number in the form of its tax',
  mistyped: 'expected a number whose check digits are right',
  missing: 'expected a number of each tax that the shop is registered for',
};

function requireFit(
  { country }: ShopRow,
  body: TypedShopTaxes,
  taxes: ShopTaxes,
  date: string,
): void {
  const { isSmallSupplier, numbers } = body;
  const known = numberedTaxes[country].map(({ region }) => region);
  const fields: FieldProblem[] = numbers.flatMap(({ region }, index) =>
    known.includes(region)
      ? []
      : [{ path: `body.numbers.${index}.region`, message: `expected a tax of ${country}` }],
  );
  const ofCountry = { country, ...taxes };
  for (const { region, is } of findTaxNumberFaults(ofCountry, body, date)) {
    const index = numbers.findIndex((one) => one.region === region);
    const path = index < 0 ? 'body.numbers' : `body.numbers.${index}.number`;
    fields.push({ path, message: faults[is] });
  }
  if (isSmallSupplier && !(country in smallSupplierLimits)) {
    fields.push({ path: 'body.isSmallSupplier', message: `expected false in ${country}` });
  } else if (isSmallSupplier && !mayDeclareSmallSupplier(ofCountry, date)) {
    fields.push({ path: 'body.isSmallSupplier', message: 'expected false of who is registered' });
  }
  if (fields.length === 0) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', { fields });
}
