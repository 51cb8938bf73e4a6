import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { startSandbox } from '../../billing/sandbox.fixture.ts';
import { refreshAccountTaxes } from '../../billing/tax/refresh-account-taxes.ts';
import { domains } from '../../main.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import { startShops } from '../shops.fixture.ts';

/** The server with its payment provider, and people who sell through accounts there. */
export async function startPaidSellers() {
  const sandbox = await startSandbox();
  const started = await startShops({ payments: sandbox.payments });
  const { platform } = started.server;

  /** Somebody who has been through the provider's pages. */
  async function signInSeller() {
    const seller = await started.signIn();
    const accountId = await openAccount(seller);
    return Object.assign(seller, { accountId });
  }

  /** Opens an account of theirs, which can be paid; answers its number. */
  async function openAccount(seller: Awaited<ReturnType<typeof started.signIn>>): Promise<string> {
    const accounts = '/api/v1/stripe/oauth/accounts';
    const { body } = await seller.call('POST', accounts, { country: 'CA', language: 'en' });
    await fetch(sandbox.origin + new URL(body.url).pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'complete', name: 'Maple' }),
    });
    const [{ id }] = (await seller.call('GET', accounts)).body;
    await seller.call('POST', `${accounts}/${id}/refresh`);
    await register(String(id));
    return String(id);
  }

  /** Registers an account for the taxes of Canada, and reads that. */
  async function register(stripeAccount: string): Promise<void> {
    const country_options = { ca: { type: 'standard' as const } };
    const active_from = Date.parse('2020-01-01T00:00:00Z') / secondMs;
    await sandbox.provider.tax.registrations.create(
      { country: 'CA', country_options, active_from },
      { stripeAccount },
    );
    await refreshAccountTaxes(platform, stripeAccount);
  }

  return {
    ...started,
    ...sandbox,
    platform,
    signInSeller,
    openAccount,
    runWork: () =>
      createWorkRunner(extendPlatform(platform, domains), domains).runWaiting({
        withoutPauses: true,
      }),
  };
}
