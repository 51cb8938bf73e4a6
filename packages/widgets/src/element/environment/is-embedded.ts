import type { ElementTable } from '../attributes/element-table.ts';

/** Whether a widget of this domain stands on embedding pages too. */
export function isEmbedded(domain: string, { ownSite }: Pick<ElementTable, 'ownSite'>): boolean {
  return domain !== 'site' && !ownSite;
}
