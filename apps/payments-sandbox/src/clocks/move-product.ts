import { StripeFault } from '../platform/stripe-fault.ts';

const patienceMs = 3_000;

/** Moves the product's clock to where the sandbox's own will stand; without one there is nothing to do. */
export async function moveProduct(clockUrl: string | undefined, aheadMs: number): Promise<void> {
  if (clockUrl === undefined) return;
  const response = await fetch(clockUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ aheadMs }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  if (response?.ok) return;
  const cause = response ? `it answers ${response.status}` : 'it does not answer';
  throw new StripeFault(502, `The product's clock was not moved: ${cause}. Neither was ours.`);
}
