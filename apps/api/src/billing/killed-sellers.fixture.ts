import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { forkProcess } from '../platform/forked-process.fixture.ts';
import type { startBilling } from './billing.fixture.ts';

/** A module that waits for a message, then sells until it kills itself at a `SHARE` of a sale. */
export interface Seller {
  readonly module: URL;
  /** What it reads from its environment, for the nth of them. */
  envOf(nth: number): Readonly<Record<string, string>>;
}

/**
 * Runs so many processes that sell, one after another, each killed at a later statement of a sale
 * than the one before; yields after each kill which it was. The next one starts meanwhile, and waits.
 */
export async function* killSellers(
  kills: number,
  billing: Pick<Awaited<ReturnType<typeof startBilling>>, 'platform' | 'payments'>,
  seller: Seller,
): AsyncGenerator<number> {
  const start = (nth: number) => startSeller(billing, seller, nth, (nth + 0.5) / kills);
  let next = start(0);
  try {
    for (let nth = 0; nth < kills; nth += 1) {
      const current = next;
      if (nth + 1 < kills) next = start(nth + 1);
      await sellUntilKilled(current);
      yield nth;
    }
  } finally {
    next.kill('SIGKILL');
  }
}

function startSeller(
  { platform, payments }: Parameters<typeof killSellers>[1],
  { module, envOf }: Seller,
  nth: number,
  share: number,
): ChildProcess {
  return forkProcess(module, platform, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      BOARDWALK_STRIPE_SECRET_KEY: payments.secretKey,
      BOARDWALK_STRIPE_PUBLISHABLE_KEY: payments.publishableKey,
      BOARDWALK_STRIPE_WEBHOOK_SECRET: payments.webhookSecrets.join(','),
      BOARDWALK_STRIPE_SANDBOX: String(payments.sandbox),
      SHARE: String(share),
      ...envOf(nth),
    },
  });
}

async function sellUntilKilled(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('Its output is read.');
  const exit = once(child, 'exit');
  child.send('sell');
  const statement = await text(child.stdout);
  const [code, signal] = await exit;
  if (signal === 'SIGKILL' && statement !== '') return;
  throw new Error(`It ended by ${signal ?? code} before it was killed at a statement.`);
}
