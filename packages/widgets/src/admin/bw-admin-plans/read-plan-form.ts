import { readCouponCode } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import { readMailDomain } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import type { NewPlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { lastInstantOf } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { textOf } from '../../kit/form/form-data.ts';
import { readMoney } from '../../parts/money-field/money-form-data.ts';
import { readTags } from '../../parts/tags-field/read-tags.ts';

/**
 * Returns the domains of the field as they are stored; undefined where one of them is no domain.
 */
export function readDomains(data: FormData): string[] | undefined {
  const domains = readTags(data, 'domains').map(readMailDomain);
  const known = domains.filter((one) => one !== undefined);
  return known.length === domains.length ? known : undefined;
}

/** What the form of a plan says; undefined where a field is not right yet. */
export function readPlanForm(data: FormData, timeZone: string): NewPlan | undefined {
  const price = readMoney(data, 'price');
  const note = textOf(data, 'note').trim();
  if (!price) return undefined;
  const sold = {
    nickname: textOf(data, 'nickname').trim(),
    price,
    seat_count: Number(textOf(data, 'seat_count')),
    ...(note !== '' && { note }),
  };
  if (textOf(data, 'license_class') !== 'ENTERPRISE') return { license_class: 'STANDARD', ...sold };
  const terms = readCodeTerms(data, timeZone);
  return terms && { license_class: 'ENTERPRISE', ...sold, ...terms };
}

function readCodeTerms(data: FormData, timeZone: string) {
  const code = readCouponCode(textOf(data, 'custom_code'));
  const domains = readDomains(data);
  if (code === undefined || !domains) return undefined;
  const lastDay = textOf(data, 'expires_at');
  const most = textOf(data, 'most_uses');
  return {
    custom_code: code,
    ...(lastDay !== '' && { expires_at: new Date(lastInstantOf(lastDay, timeZone)).toISOString() }),
    ...(most !== '' && { most_uses: Number(most) }),
    ...(domains.length > 0 && { domains }),
  };
}
