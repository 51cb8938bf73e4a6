import type { CatalogueWidget } from '../catalogue/catalogue.ts';
import type { PlaygroundState } from '../state/playground-state.ts';

/** What somebody puts into a page. */
export interface EmbedSubject {
  readonly widget: CatalogueWidget;
  /** Texts by attribute name, `dir` among them. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly tokens: Readonly<Record<string, string>>;
  readonly siteOrigin: string;
}

/** A piece of code and where it goes. */
export interface EmbedFile {
  readonly place: string;
  readonly code: string;
}

/** What the chosen widget is in code; what the playground does to it around stays out. */
export function embedSubject(
  { attributes, direction, tokens }: PlaygroundState,
  widget: CatalogueWidget,
  siteOrigin: string,
): EmbedSubject {
  const dir = direction === 'rtl' ? { dir: 'rtl' } : {};
  return { widget, attributes: { ...attributes, ...dir }, tokens, siteOrigin };
}
