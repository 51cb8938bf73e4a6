import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { maskEmail } from '../account/mask-email.ts';

type Contact = Pick<Profile, 'email' | 'phone' | 'billing'>;

/**
 * Masks contact data: enough is left to distinguish one from another, and too little to reach
 * anybody by.
 */
export function maskContact({ email, phone, billing }: Contact): Contact {
  return {
    email: email && maskEmail(email),
    phone: phone && { ...phone, number: `…${phone.number.slice(-2)}` },
    billing: {
      ...billing,
      postalCode: billing.postalCode && '…',
      city: billing.city && '…',
      line1: billing.line1 && '…',
    },
  };
}
