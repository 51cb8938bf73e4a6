import type { Stripe } from 'stripe';
import { openMember } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import type { Domain } from '../platform/domain.ts';
import { jobContextOf } from '../platform/jobs/job-context.fixture.ts';
import { createWorkRunner } from '../platform/queue/work-runner.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { handOverCards } from './hand-over-cards.fixture.ts';
import { billingDomain } from './routes.ts';
import { startSandbox } from './sandbox.fixture.ts';

type Member = Awaited<ReturnType<typeof openMember>>;

/** The server with its payment provider, for which the sandbox stands. */
export async function startBilling(...others: readonly Domain[]) {
  const sandbox = await startSandbox();
  const domains = [accountDomain, billingDomain, ...others];
  const server = await startTestServer(domains, {
    payments: sandbox.payments,
    withoutLimits: true,
  });
  const { platform } = server;

  const cards = handOverCards(sandbox);

  return {
    ...sandbox,
    answerBank: cards.answerBank,
    server,
    platform,
    /** The same product in another process, where the provider has a second to answer. */
    startImpatient: () =>
      startTestServer(domains, {
        databaseUrl: platform.configuration.databaseUrl,
        dataFolder: platform.configuration.dataFolder,
        payments: { ...sandbox.payments, timeoutMs: 1_000 },
        withoutLimits: true,
      }),
    /** Runs what waits in the queue, also for another try. */
    runWork: (engines = platform) =>
      createWorkRunner(engines, domains).runWaiting({ withoutPauses: true }),
    /** Runs a job of the domain as it stands now. */
    async runJob(name: string): Promise<number> {
      const job = billingDomain.jobs?.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      return job.run(jobContextOf(platform));
    },
    openMember: (facts: Parameters<typeof openMember>[1] = {}) => openMember(server, facts),
    confirmSetup: ({ browser }: Member, method?: string) => cards.confirmSetup(browser, method),
    /** Saves a card from its first page to its last, and answers its number. */
    saveCard: ({ browser }: Member, method?: string) => cards.saveCard(browser, method),
  };
}

/** Something that a card is charged for month by month. */
export async function makeMonthlyPrice(provider: Stripe): Promise<Stripe.Price> {
  const product = await provider.products.create({ name: 'Places' });
  return provider.prices.create({
    product: product.id,
    currency: 'cad',
    unit_amount: 9_900,
    recurring: { interval: 'month' },
  });
}
