import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import type { Domain } from '../../platform/domain.ts';
import { provide } from '../../platform/extensions/extension-point.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { billingDomain } from '../routes.ts';
import { startSandbox } from '../sandbox.fixture.ts';
import { type AccountUses, accountUses } from './account-uses.ts';

/** The server with its payment provider, and a domain that sells through accounts there. */
export async function startSelling(seller: AccountUses) {
  const sandbox = await startSandbox();
  const shops: Domain = {
    name: 'test shops',
    routes: [],
    provides: [provide(accountUses, seller)],
  };
  const domains = [accountDomain, billingDomain, shops];
  const { payments, origin } = sandbox;
  const server = await startTestServer(domains, { payments, withoutLimits: true });
  const { platform } = server;

  /** Somebody whose account at the provider may be paid, and what the provider may take of it. */
  async function openSeller() {
    const { id: userId } = await storeUser(platform.database);
    const browser = openBrowser(server);
    browser.take(await storeSession(platform.database, userId));
    const accounts = '/api/v1/stripe/oauth/accounts';
    const { body } = await browser.call('POST', accounts, { country: 'CA', language: 'en' });
    await fetch(origin + new URL(body.url).pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'complete', name: 'Corner shop' }),
    });
    const [{ id: accountId }] = (await browser.call('GET', accounts)).body;
    return {
      userId,
      accountId: String(accountId),
      browser,
      refresh: () => browser.call('POST', `${accounts}/${accountId}/refresh`),
      read: async () => (await browser.call('GET', accounts)).body[0],
      change: (abilities: Readonly<Record<string, string>>) =>
        sandbox.control('account', { account: String(accountId), ...abilities }),
    };
  }

  return {
    ...sandbox,
    server,
    platform,
    openSeller,
    /** Runs a job of the domain as it stands now. */
    async runJob(name: string): Promise<number> {
      const job = billingDomain.jobs?.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      return job.run(jobContextOf(platform));
    },
    runWork: () => createWorkRunner(platform, domains).runWaiting({ withoutPauses: true }),
  };
}
