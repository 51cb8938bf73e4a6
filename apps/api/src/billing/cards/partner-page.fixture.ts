import { storeUser } from '../../account/account.fixture.ts';
import { openPage, shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { createEmbedsDomain } from '../../embeds/routes.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { startBilling } from '../billing.fixture.ts';

const resolver = { addresses: async () => [], texts: async () => [] };

export const confirmations = '/api/v1/embeds/confirmations';

/** Billing, with pages of partners that ask for cards to be added and deleted. */
export async function startPartnerCards() {
  // Many ask the provider at once.
  const billing = await startBilling(createEmbedsDomain({ resolver }));
  const { platform, server, openMember } = billing;
  const { database } = platform;
  type Member = Awaited<ReturnType<typeof openMember>>;

  /** A partner's page on which a member is signed in. */
  async function openSignedIn(known?: Member) {
    const person = known ?? (await openMember());
    const owner = await storeUser(database, { groups: ['partners'] });
    const site = await storeSite(database, owner.id);
    siteDirectory(platform).forget();
    const page = openPage(server, shop, site.live);
    const facts = { userId: person.id, key: site.live, origin: shop, scopes: ['boards' as const] };
    page.take({ token: await storeEmbeddedSession(database, facts) });
    const ask = (kind: string, subject: string) =>
      page.call('POST', confirmations, { kind, subject });
    return {
      person,
      site,
      page,
      ask,
      /** What the page asks for, by its id. */
      askFor: async (kind: string, subject = ''): Promise<string> =>
        (await ask(kind, subject)).body.id,
      read: (id: string) => person.browser.call('GET', `${confirmations}/${id}`),
      /** Returns what the page is shown of it. */
      follow: async (id: string): Promise<string> =>
        (await page.call('GET', `${confirmations}/${id}/state`)).body.state,
      refuse: (id: string) =>
        person.browser.call('POST', `${confirmations}/${id}`, { isConfirmed: false }),
    };
  }

  return { ...billing, openSignedIn };
}
