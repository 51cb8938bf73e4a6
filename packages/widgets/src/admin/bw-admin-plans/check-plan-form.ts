import { readCouponCode } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import type { adminPlanMessages } from '@boardwalk/sdk-core/licenses/plans/admin-plan-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../kit/form/use-form.ts';
import { readMoney } from '../../parts/money-field/money-form-data.ts';
import { readDomains } from './read-plan-form.ts';

/** What is wrong with the form of a plan beyond what its fields say themselves. */
export function checkPlanForm(
  data: FormData,
  messages: Messages<typeof adminPlanMessages>,
): FieldErrors {
  return {
    ...(readMoney(data, 'price') === undefined && { price: messages.priceMissing }),
    ...(data.has('custom_code') &&
      readCouponCode(textOf(data, 'custom_code')) === undefined && {
        custom_code: messages.codeWrong,
      }),
    ...(data.has('domains') &&
      readDomains(data) === undefined && { domains: messages.domainWrong }),
  };
}
