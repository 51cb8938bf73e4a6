import type { Framework } from '../state/choices.ts';
import type { EmbedFile, EmbedSubject } from './embed-subject.ts';
import { writeReact, writeSvelte, writeVue } from './write-frameworks.ts';
import { writeHtml } from './write-html.ts';
import { writeWordPress } from './write-wordpress.ts';

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
