import { plainSlugOf } from '@boardwalk/sdk-core/shops/shop-id';
import { currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { eq, inArray } from 'drizzle-orm';
import { objectPermissions } from '../../access/tables.ts';
import { users } from '../../account/tables.ts';
import { connectedAccounts } from '../../billing/tables.ts';
import { accountTaxes } from '../../billing/tax/tables.ts';
import { filesTable, media } from '../../media/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { reports } from '../../reports/tables.ts';
import { insertVariants } from '../../shops/products/insert-variants.ts';
import { productColumns } from '../../shops/products/product-columns.ts';
import { products } from '../../shops/products/tables.ts';
import { shippingRates } from '../../shops/shipping/tables.ts';
import { shopRef } from '../../shops/shop-objects.ts';
import { shops } from '../../shops/tables.ts';
import { writtenColumns } from '../../shops/written-columns.ts';
import type { DemoPlatform } from '../demo-part.ts';
import { adoptDemoPictures } from '../photographs/adopt-demo-pictures.ts';
import { readDemoPictures } from '../photographs/read-demo-pictures.ts';
import { required } from '../required.ts';
import { type DemoShop, writeDemoProduct } from './demo-shop.ts';
import { furnitureShop } from './furniture-shop.ts';
import { outfittersShop } from './outfitters-shop.ts';
import { pantryShop } from './pantry-shop.ts';

export const demoShops: readonly DemoShop[] = [pantryShop, furnitureShop, outfittersShop];

/** Days between the opening of the first shop and the loading. */
const daysOld = 200;

/** Who adds and edits products of the furniture maker, and can't touch its payouts. */
const colleague = 'member';

/**
 * Opens three shops of the demo's people, with accounts that the payments sandbox has from its start,
 * and gives moderators something of them to decide. A shop whose owner has an account in another
 * country by now is left out.
 */
export async function insertDemoShops(platform: DemoPlatform, today: number): Promise<void> {
  for (const [nth, shop] of demoShops.entries()) {
    const openedAt = new Date(today - (daysOld - 20 * nth) * dayMs + 15 * hourMs);
    await insertShop(platform, shop, openedAt);
  }
  await insertColleague(platform.database, furnitureShop, new Date(today - 30 * dayMs));
  await insertReports(platform.database, new Date(today - 5 * hourMs));
}

async function insertShop(platform: DemoPlatform, shop: DemoShop, openedAt: Date): Promise<void> {
  const { database } = platform;
  const ownerId = await idOf(database, shop.owner);
  const account = await findOrInsertAccount(database, shop, ownerId, openedAt);
  if (account.country !== shop.body.place.country || account.accountId === null) return;
  const pictureIds = await adoptPictures(platform, shop, ownerId);
  const picture = (name: string) => ({ id: required(pictureIds.get(name), name), alt: '' });
  const body = { ...shop.body, logo: picture(shop.logo), cover: picture(shop.cover) };
  const [row] = await database
    .insert(shops)
    .values({
      ...(await writtenColumns(body, account.country)),
      ...{ id: shop.id, ownerId, state: 'open' as const },
      ...{ country: account.country, currency: account.currency, settles: account.country },
      ...{ accountId: account.accountId, createdAt: openedAt, openedAt },
      ...taxColumns(shop, ownerId, openedAt),
    })
    .onConflictDoNothing({ target: shops.id })
    .returning();
  // Somebody who tries the demo has taken the address.
  if (!row) return;
  await database.insert(shippingRates).values(
    shop.rates.map(({ active, ...rate }) => ({
      ...{ shopKey: row.key, body: rate, active, createdAt: openedAt },
    })),
  );
  for (const [index, product] of shop.products.entries()) {
    const written = writeDemoProduct(shop, product, index + 1, pictureIds);
    const at = new Date(openedAt.getTime() + index * dayMs);
    const [stored] = await database
      .insert(products)
      .values({
        ...productColumns(written),
        ...{ id: plainSlugOf(product.title, 60), shopKey: row.key, isActive: true },
        ...{ createdAt: at, updatedAt: at },
      })
      .returning();
    const variants = { product: required(stored, product.title), body: written };
    await insertVariants(database, [variants], { userId: ownerId, now: at });
  }
}

/** The owner's account at the provider: their own, where they have one by now. */
async function findOrInsertAccount(
  database: Queries,
  { accountId, taxNumber, body: { place } }: DemoShop,
  userId: number,
  createdAt: Date,
) {
  const { country } = place;
  await database
    .insert(connectedAccounts)
    .values({
      ...{ userId, accountId, country, currency: currencyByCountry[country], createdAt },
      ...{ chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true },
    })
    .onConflictDoNothing();
  const [account] = await database
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.userId, userId));
  const from = dayOf(createdAt);
  await database
    .insert(accountTaxes)
    .values({
      ...{ accountId, status: 'pending', readAt: createdAt },
      registrations:
        taxNumber === null ? [] : [{ country, region: null, from, until: null, status: 'active' }],
    })
    .onConflictDoNothing();
  return required(account, userId);
}

/** A shop that has no number says that its owner is a small supplier. */
function taxColumns({ taxNumber }: DemoShop, ownerId: number, openedAt: Date) {
  return taxNumber === null
    ? { smallSupplierOn: dayOf(openedAt), smallSupplierBy: ownerId }
    : { taxNumbers: [{ region: null, number: taxNumber }] };
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The pictures of a shop, with what is said of them in its language, as files of its owner. */
async function adoptPictures(
  platform: DemoPlatform,
  { logo, cover, products: sold, alts = {} }: DemoShop,
  ownerId: number,
): Promise<ReadonlyMap<string, string>> {
  const names = new Set([logo, cover, ...sold.flatMap(({ pictures }) => pictures)]);
  const known = (await readDemoPictures()).filter(({ name }) => names.has(name));
  const described = known.map((picture) => ({
    ...picture,
    alt: alts[picture.name] ?? picture.alt,
  }));
  const ids = await adoptDemoPictures(platform, described);
  const { database } = platform;
  const stored = await database
    .select()
    .from(media)
    .where(inArray(media.id, [...ids.values()]));
  await database
    .insert(filesTable)
    .values(
      stored.map(({ id, bytes, alt, createdAt }) => ({
        ...{ id, ownerId, state: 'ready' as const, mimeType: 'image/webp' as const },
        ...{ name: `${alt}.webp`, size: bytes, createdAt },
      })),
    )
    .onConflictDoNothing();
  return ids;
}

async function insertColleague(database: Queries, shop: DemoShop, createdAt: Date): Promise<void> {
  const { type: objectType, id: objectId } = shopRef(shop.id);
  await database.insert(objectPermissions).values({
    ...{ objectType, objectId, userId: await idOf(database, colleague), createdAt },
    actions: ['read', 'create', 'write'],
  });
}

/** A product that a visitor and a member reported. */
async function insertReports(database: Queries, madeAt: Date): Promise<void> {
  const [product] = await database
    .select({ key: products.key })
    .from(products)
    .innerJoin(shops, eq(shops.key, products.shopKey))
    .where(eq(products.id, plainSlugOf('Film camera, 35 mm', 60)));
  // Its shop may have been left out.
  if (!product) return;
  const about = { subjectKind: 'product' as const, subjectId: product.key, state: 'open' as const };
  await database.insert(reports).values([
    { ...about, reason: 'wrong', words: 'The picture shows another model.', madeAt },
    { ...about, reason: 'wrong', reporterId: await idOf(database, 'merchant'), madeAt },
  ]);
}

async function idOf(database: Queries, username: string): Promise<number> {
  const [row] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username));
  return required(row?.id, username);
}
