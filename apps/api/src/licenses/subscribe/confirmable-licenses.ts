import {
  readPurchaseSubject,
  writePurchaseSubject,
} from '@boardwalk/sdk-core/licenses/subscribe/purchase-subject';
import * as schemas from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { users } from '../../account/tables.ts';
import { lockCard } from '../../billing/cards/lock-card.ts';
import { boardsTable } from '../../boards/tables.ts';
import type { Confirmable } from '../../embeds/confirmations/confirmables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { describePlan } from '../plans/describe-plan.ts';
import { boardsTerms, isWithinRunning, type LicenseOffer } from './prepare-offer.ts';
import { countTries, previewOffer, requestedPlanOf } from './preview-subscription.ts';

/** What a page names: what it comes to, the server says. */
const named = z.omit(schemas.subscribeLicense.body, { total: true, confirmation: true });

/**
 * Buying a licence from a partner's page: the user who confirms sees listing, boards, total and
 * renewal.
 */
const buyLicense: Confirmable = {
  kind: 'buy-license',
  async describe(subject, { userId }, { database, clock, limits }) {
    const terms = readPurchaseSubject(subject);
    const { listingId, ...body } = terms ?? {};
    const { params } = schemas.subscribeLicense;
    const listing = z.safeParse(params, { merchantId: String(listingId) });
    const bought = z.safeParse(named, body);
    if (!listing.success || !bought.success) throw noPurchase();
    const { coupon, payment_method: paymentId, renews } = bought.data;
    const { merchantId } = listing.data;
    const wish = { listingId: merchantId, userId, renews, seats: undefined };
    const what = requestedPlanOf(bought.data);
    // The call that follows is compared with it, by the codes as they are stored.
    if (writePurchaseSubject({ ...bought.data, listingId: merchantId }) !== subject) {
      throw noPurchase();
    }
    const tried = { userId, codes: bought.data };
    const { offer, invoice } = await countTries({ limits }, tried, () =>
      previewOffer(database, { ...wish, what }, coupon, clock.now()),
    );
    if (paymentId !== undefined) await lockCard(database, { userId, paymentId }, 'share');
    const standing = await database
      .select({ name: boardsTable.name })
      .from(boardsTable)
      .where(inArray(boardsTable.id, [...offer.boards]))
      .orderBy(asc(boardsTable.id));
    return {
      about: offer.listing.title,
      items: [...(await nameLarger(database, offer, userId)), ...standing.map(({ name }) => name)],
      // What a licence was to do once it is due, it does not do yet.
      renews: false,
      amounts: [invoice.total],
      terms: boardsTerms(offer),
    };
  },
};

/** A plan that takes the place of another, with its price for a year: the amount is of fewer days. */
async function nameLarger(
  database: Queries,
  offer: LicenseOffer,
  userId: number,
): Promise<readonly string[]> {
  const { plan, running } = offer;
  if (!plan || !running || isWithinRunning(offer)) return [];
  const [user] = await database
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return [];
  const price = createMoneyFormatter(user.locale)(describePlan(plan).price);
  return [fillMessage(planByTheYear[user.locale], { plan: plan.nickname, price })];
}

const planByTheYear: Readonly<Record<Locale, string>> = {
  'en-CA': '{plan} ({price} a year)',
  'en-US': '{plan} ({price} a year)',
  'en-AU': '{plan} ({price} a year)',
  'fr-CA': '{plan} ({price} par an)',
};

/** What of licences a partner's page may ask for. */
export const confirmableLicenses: readonly Confirmable[] = [buyLicense];

function noPurchase(): Problem {
  return new Problem('invalid-request', 'A page asked for a purchase that is none.', {
    fields: [{ path: 'body.subject', message: 'expected listing, plan, coupon, card and renewal' }],
  });
}
