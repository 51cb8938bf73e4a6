import type { CatalogueWidget } from '../catalogue/catalogue.ts';
import type { PlaygroundState } from '../state/playground-state.ts';
import type { EmbedSubject } from './write-embed.ts';

/** What the chosen widget is in code; what the playground does to it around stays out. */
export function embedSubject(
  { attributes, direction, tokens }: PlaygroundState,
  widget: CatalogueWidget,
  siteOrigin: string,
): EmbedSubject {
  const dir = direction === 'rtl' ? { dir: 'rtl' } : {};
  return { widget, attributes: { ...attributes, ...dir }, tokens, siteOrigin };
}
