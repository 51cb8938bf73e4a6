import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What screens say of a plan in its last days. */
export const lastDaysMessages = {
  catalogue: 'licenses/last-days',
  grows:
    '{plan} ends on {date}. In its last 30 days no larger plan takes its place. From that moment on you can buy the same, or a larger one, for another year.',
} as const satisfies Catalogue;

/** What screens say of the end of a licence. */
export const endingMessages = {
  catalogue: 'licenses/ending',
  ends: 'It ends on the due date, and does not renew by itself. We write to you 30 and 7 days before, and you can buy it again then.',
  renewsNot:
    'You asked that it renew by itself. That is not possible yet: nothing is charged, and it ends on the due date.',
  buyAgain: 'Buy again',
} as const satisfies Catalogue;
