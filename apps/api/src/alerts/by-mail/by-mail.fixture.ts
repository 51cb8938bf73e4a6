import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { eq, sql } from 'drizzle-orm';
import { callFromAnywhere, mailedTokenTo, mailsTo } from '../../account/mail/mail.fixture.ts';
import { mailingDomain } from '../../mailing/routes.ts';
import { startAlerts } from '../alerts.fixture.ts';
import { alertsData } from '../alerts-data.ts';
import { alertAddresses, alertConsents, alertRequests, alertRules } from '../tables.ts';

let addresses = 0;

/** The server with alerts, and people who have an address and no account. */
export async function startMailedAlerts() {
  const started = await startAlerts(mailingDomain);
  const { server, database } = started;
  const call = callFromAnywhere(server);

  /** What the form of a page sends, with changes. */
  const formOf = (email: string, changes: object = {}) => ({
    name: 'Canoes near Hamilton',
    search: { text: 'canoe', near: 'Hamilton, ON', distance: 20_000 },
    frequency: 'at-once',
    channels: ['mail'],
    email,
    ...changes,
  });
  const ask = (email: string, changes: object = {}, type: ListingKind = 'item') =>
    call(`/api/v1/rule/${type}/by-mail`, formOf(email, changes));
  const confirm = (token: string) => call('/api/v1/rule/confirm', { token, wording: '2026-11' });
  const addressOf = async (email: string) =>
    (
      await database
        .select()
        .from(alertAddresses)
        .where(sql`lower(${alertAddresses.email}) = ${email.toLowerCase()}`)
    )[0];

  return {
    ...started,
    call,
    formOf,
    ask,
    confirm,
    addressOf,
    personalData: alertsData,
    read: (token: string) => call('/api/v1/rule/confirmation', { token }),
    newAddress: () => {
      addresses += 1;
      return `Visitor.${addresses}@example.org`;
    },
    mailsOf: (email: string) => mailsTo(database, email),
    tokenOf: (email: string) => mailedTokenTo(database, email),
    /** Asks for an alert and confirms it. */
    async start(email: string, changes: object = {}, type: ListingKind = 'item') {
      await ask(email, changes, type);
      const answer = await confirm(await mailedTokenTo(database, email));
      if (answer.status !== 200) throw new Error(`Not confirmed: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    requestsOf: (email: string) =>
      database.select().from(alertRequests).where(eq(alertRequests.email, email)),
    async rulesAt(email: string) {
      const address = await addressOf(email);
      if (!address) return [];
      return database
        .select()
        .from(alertRules)
        .where(eq(alertRules.addressId, address.id))
        .orderBy(alertRules.id);
    },
    async consentsOf(email: string) {
      const address = await addressOf(email);
      if (!address) return [];
      return database
        .select()
        .from(alertConsents)
        .where(eq(alertConsents.addressId, address.id))
        .orderBy(alertConsents.id);
    },
  };
}
