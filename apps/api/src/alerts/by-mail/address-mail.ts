import { eq } from 'drizzle-orm';
import type { AddressMail } from '../../mailing/unsubscribing/address-mail.ts';
import { alertAddresses } from '../tables.ts';
import { countMailedAlerts, endMailedAlerts } from './end-mailed-alerts.ts';

/** Mail of alerts to addresses without an account, as its links and its header end it. */
export const alertAddressMail: AddressMail = {
  kind: 'alerts.news',

  async findEmail(queries, addressId) {
    const [address] = await queries
      .select({ email: alertAddresses.email })
      .from(alertAddresses)
      .where(eq(alertAddresses.id, addressId));
    return address?.email ?? undefined;
  },

  isWanted: async (queries, addressId) => (await countMailedAlerts(queries, { addressId })) > 0,

  async end(transaction, addressId, now) {
    await endMailedAlerts(transaction, { addressId }, now);
  },
};
