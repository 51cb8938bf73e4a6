import type { CatalogueWidget } from '../catalogue/catalogue.ts';
import type { Framework } from '../state/choices.ts';
import { writeReact, writeSvelte, writeVue } from './write-frameworks.ts';
import { writeHtml } from './write-html.ts';
import { writeWordPress } from './write-wordpress.ts';

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

const writers: Readonly<Record<Framework, (subject: EmbedSubject) => readonly EmbedFile[]>> = {
  html: writeHtml,
  react: writeReact,
  vue: writeVue,
  svelte: writeSvelte,
  wordpress: writeWordPress,
};

/** The code that puts a widget into a page of the framework's. */
export function writeEmbed(framework: Framework, subject: EmbedSubject): readonly EmbedFile[] {
  return writers[framework](subject);
}
