import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import type { ShopBody } from '@boardwalk/sdk-core/shops/shop-bodies';
import { isReservedShopId } from '@boardwalk/sdk-core/shops/shop-id';
import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { lockUser } from '../account/lock-user.ts';
import { passesForSite, requireShownName } from '../account/names/find-name-problems.ts';
import { connectedAccounts } from '../billing/tables.ts';
import { findImages, type ImagesById } from '../media/find-images.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Handler } from '../platform/domain.ts';
import { requireWriter } from '../posting/publish/require-writer.ts';
import { announceShop } from './announce-shop.ts';
import { describeOwnShop } from './describe-shop.ts';
import { isWrittenSo } from './is-written-so.ts';
import { selectShop } from './require-shop.ts';
import { type ShopRow, shops } from './tables.ts';
import { claimShopPictures, writtenColumns } from './written-columns.ts';

const ownersRights = { isOwner: true, permissions: ['administration' as const] };

/**
 * Makes a shop in the country of its owner's account at the payment provider, and links that. The
 * same call made twice makes one shop, as its address is its own.
 */
export const createShop: Handler<typeof schemas.createShop> = async ({ body }, context) => {
  requireShownName('body.shop.name', body.shop.name, context.configuration);
  if (isReservedShopId(body.id) || passesForSite(body.id, context.configuration)) {
    throw takenAddress();
  }
  return context.database.transaction(async (transaction) => {
    const member = requireMember(context.caller);
    const { userId: ownerId } = member;
    // A user who presses twice takes turns with themselves.
    await lockUser(transaction, ownerId);
    await requireCompleteProfile(transaction, context);
    const account = await requireAccount(transaction, ownerId);
    const columns = await writtenColumns(body.shop, account.country);
    const now = context.clock.now();
    const before = (await selectShop(transaction, body.id))[0];
    if (before) return repeatedAnswer(transaction, before, { ownerId, body: body.shop, now });
    await requireRoom(transaction, ownerId);
    const shown = { logoId: null, coverId: null };
    const claim = { ownerId, callerId: ownerId, shown, extensions: context.extensions };
    await claimShopPictures(transaction, body.shop, claim);
    const [shop] = await transaction
      .insert(shops)
      .values({
        ...columns,
        id: body.id,
        ownerId,
        state: 'draft',
        country: account.country,
        currency: account.currency,
        settles: account.country,
        accountId: account.accountId,
        createdAt: now,
      })
      .onConflictDoNothing({ target: shops.id })
      .returning();
    // Somebody else has taken it at this moment.
    if (!shop) throw takenAddress();
    await announceShop(transaction, shop, now);
    const images = await findLogo(transaction, shop);
    const answer = describeOwnShop(shop, ownersRights, images, now);
    await context.keepAnswer(transaction, answer);
    return answer;
  });
};

/** Shops are posted, as listings are: with a complete profile. */
async function requireCompleteProfile(
  transaction: Queries,
  { caller, clock }: Pick<OperationContext, 'caller' | 'clock'>,
): Promise<void> {
  await requireWriter(transaction, requireMember(caller), 'item', clock);
}

async function requireAccount(transaction: Queries, ownerId: number) {
  const { userId, accountId, lostAt } = connectedAccounts;
  const [account] = await transaction
    .select()
    .from(connectedAccounts)
    .where(and(eq(userId, ownerId), isNotNull(accountId), isNull(lostAt)))
    .for('share');
  if (account) return account;
  throw new Problem(
    'conflict',
    'Please open your account at the payment provider first: your shop is paid through it.',
  );
}

async function requireRoom(transaction: Queries, ownerId: number): Promise<void> {
  const open = and(eq(shops.ownerId, ownerId), ne(shops.state, 'closed'));
  if ((await transaction.$count(shops, open)) >= mostOfShop.shops) {
    throw new Problem('conflict', `A person has at most ${mostOfShop.shops} shops.`);
  }
  // Drafts that were given up say nothing any more, and hold no address.
  const ever = and(eq(shops.ownerId, ownerId), isNotNull(shops.place));
  if ((await transaction.$count(shops, ever)) < mostOfShop.shopsEver) return;
  throw new Problem(
    'conflict',
    `A person has at most ${mostOfShop.shopsEver} shops, the closed ones counted.`,
  );
}

interface Repeated {
  readonly ownerId: number;
  readonly body: ShopBody;
  readonly now: Date;
}

/** The caller's own shop of that address, if it was made with these very words; else it is taken. */
async function repeatedAnswer(
  transaction: Queries,
  shop: ShopRow,
  { ownerId, body, now }: Repeated,
) {
  if (shop.ownerId !== ownerId || shop.state !== 'draft') throw takenAddress();
  if (!(await isWrittenSo(transaction, shop, body))) throw takenAddress();
  const images = await findLogo(transaction, shop);
  return describeOwnShop(shop, ownersRights, images, now);
}

function findLogo(transaction: Queries, { logoId }: ShopRow): Promise<ImagesById> {
  return findImages(
    transaction,
    [logoId].flatMap((id) => id ?? []),
  );
}

function takenAddress(): Problem {
  return new Problem('conflict', 'This address is taken. Please choose another.', {
    fields: [{ path: 'body.id', message: 'expected an address that is free' }],
  });
}
