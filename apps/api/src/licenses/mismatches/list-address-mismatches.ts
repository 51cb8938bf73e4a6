import { findMismatches } from '@boardwalk/sdk-core/licenses/mismatches/address-mismatch';
import type * as schemas from '@boardwalk/sdk-core/licenses/mismatches/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { desc, eq, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { readLicenseBills } from '../invoices/read-license-bills.ts';
import { licenseAddressMismatches, licenses } from '../tables.ts';
import { wasPaid } from './was-paid.ts';

export const listAddressMismatches: Handler<typeof schemas.listAddressMismatches> = async (
  { query: { start, size } },
  { database },
) => {
  const { settledAt } = licenseAddressMismatches;
  const rows = await database
    .select({ mismatch: licenseAddressMismatches, license: licenses, title: listings.title })
    .from(licenseAddressMismatches)
    .innerJoin(licenses, eq(licenses.id, licenseAddressMismatches.licenseId))
    .innerJoin(listings, eq(listings.id, licenses.listingId))
    .where(wasPaid())
    .orderBy(sql`${settledAt} is not null`, desc(licenses.boughtAt), licenses.id)
    .offset(start)
    .limit(size + 1);
  const bills = await readLicenseBills(
    database,
    rows.map(({ license }) => license),
  );
  const items = rows.slice(0, size).map(({ mismatch, license, title }) => {
    const { billedTo, taxes, total } = bills(license).invoice;
    const { cardCountry, listingCountry: country, listingRegion: region } = mismatch;
    const listing = { country, region };
    return {
      license: license.id,
      licensee: parseWith(listingId, license.listingId),
      title,
      kinds: billedTo ? [...findMismatches(billedTo, { cardCountry, listing })] : [],
      ...{ billedTo, taxes, total, listing, cardCountry },
      boughtAt: license.boughtAt.toISOString(),
      settledAt: mismatch.settledAt?.toISOString() ?? null,
    };
  });
  return { items, hasMore: rows.length > size };
};
