import { isSellablePrice } from '@boardwalk/sdk-core/billing/charge-limits';
import { readCouponCode } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import type { adminPlanMessages } from '@boardwalk/sdk-core/licenses/plans/admin-plan-messages';
import { shortestPlanCode } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../kit/form/form-data.ts';
import { readMoney } from '../../parts/money-field/money-form-data.ts';
import { readDomains } from './read-plan-form.ts';

/** What is wrong with the form of a plan beyond what its fields say themselves. */
export function checkPlanForm(
  data: FormData,
  messages: Messages<typeof adminPlanMessages>,
  isNew: boolean,
): FieldErrors {
  const price = readMoney(data, 'price');
  const code = data.has('custom_code') ? readCouponCode(textOf(data, 'custom_code')) : '';
  return {
    ...(price === undefined && { price: messages.priceMissing }),
    ...(price && !isSellablePrice(price.amount) && { price: messages.priceWrong }),
    ...(code === undefined && { custom_code: messages.codeWrong }),
    ...(isNew &&
      data.has('custom_code') &&
      code !== undefined &&
      code.length < shortestPlanCode && {
        custom_code: messages.codeShort,
      }),
    ...(data.has('domains') &&
      readDomains(data) === undefined && { domains: messages.domainWrong }),
  };
}
