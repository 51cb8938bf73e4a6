import type { Plugin } from 'rollup';
import type { ElementFile } from '../element-files.ts';

const virtual = '\0widget:';

/** The bundler's name for the file of a tag. */
export function entryOf(tag: string): string {
  return virtual + tag;
}

interface Entries {
  readonly elements: readonly ElementFile[];
  /** Tags that stand on our own site alone. */
  readonly ownWidgets: readonly string[];
  readonly registerFile: string;
}

/**
 * An entry for each widget, which registers its table: in a task after that in which its code was
 * evaluated, as both together would hold up a slow phone for too long.
 */
export function widgetEntries({ elements, ownWidgets, registerFile }: Entries): Plugin {
  return {
    name: 'widget-entries',
    resolveId: (id) => (id.startsWith(virtual) ? id : null),
    load(id) {
      const element = elements.find(({ tag }) => id === entryOf(tag));
      if (!element) return null;
      const register = 'setTimeout(() => registerElement(table));';
      return (
        `import table from ${JSON.stringify(element.file)};` +
        `import { registerElement } from ${JSON.stringify(registerFile)};` +
        (ownWidgets.includes(element.tag) ? onOwnSite(element.tag, register) : register)
      );
    },
  };
}

/**
 * Does so on pages of the origin that the file itself comes from, whatever a page says of itself by
 * settings: on another one a form for passwords could be read by that page.
 */
function onOwnSite(tag: string, register: string): string {
  return `const { origin } = new URL(import.meta.url);
export const refusal = origin === location.origin ? '' : '<${tag}> works on pages of ' + origin + ' alone';
if (refusal) console.error('[boardwalk] ' + refusal);
else ${register}`;
}
