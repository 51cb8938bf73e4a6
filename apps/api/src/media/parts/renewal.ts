import type { OperationContext } from '../../platform/calls/operation.ts';

/** How often work on a file says that it goes on, while a page waits for it. */
const renewalMs = 10_000;

/** Has work on a file say again and again that it goes on; what is returned ends that. */
export function startRenewal(
  { log }: Pick<OperationContext, 'log'>,
  fileId: string,
  renew: () => Promise<void>,
): () => Promise<void> {
  let renewal = Promise.resolve();

  async function tryToRenew(): Promise<void> {
    try {
      await renew();
    } catch (error) {
      log.warn({ err: error, file: fileId }, 'work on a file could not be said to go on');
    }
  }

  const timer = setInterval(() => {
    renewal = renewal.then(tryToRenew);
  }, renewalMs).unref();

  return async () => {
    clearInterval(timer);
    await renewal;
  };
}
