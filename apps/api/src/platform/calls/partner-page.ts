import type { CallFacts } from './operation.ts';

/** The partner's page from which somebody calls; null on our own site. */
export function partnerPageOf({ caller, page }: Pick<CallFacts, 'caller' | 'page'>): string | null {
  const embed = caller.kind === 'member' ? caller.embed : undefined;
  return page?.origin ?? embed?.origin ?? null;
}
