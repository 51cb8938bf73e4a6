/** Tables of declarations, of which each widget needs a few: endpoints and routes. */
const importOfDeclarations =
  /^import \{([^}]*)\} from '([^']*\/(?:endpoints|vocabulary\/routes)(?:\.ts)?)';$/gm;
const only = /\?only=\w+$/;

/**
 * Imports declarations one by one, each as a module of its own. As one module, all that any widget
 * uses of a table would go where the first of them is needed.
 */
export function importSingleDeclarations(code: string): string {
  return code.replace(importOfDeclarations, (_, names: string, file: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import { ${name} } from '${file}?only=${name.split(' ', 1)[0]}';`)
      .join(''),
  );
}

/** Whether the id is that of one declaration. */
export function isSingleDeclaration(id: string): boolean {
  return only.test(id);
}

/** The id of the file without what is wanted of it. */
export function fileOfDeclaration(id: string): string {
  return id.replace(only, '');
}
