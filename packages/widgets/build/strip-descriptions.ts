const literal = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|${'`'}[^${'`'}$]*${'`'})`;
const described = new RegExp(String.raw`\b(?:description|summary):\s*${literal},?[ \t]*`, 'g');
const documented = new RegExp(String.raw`\b(event|property)<([^()]*)>\(\s*${literal},?\s*\)`, 'g');
const tables = /^ {2}(?:slots|parts|tokens|events): (?:\{[^{}]*\}|\w+),\n/gm;
const loading = /^ {2}(?:async load\([\s\S]*?\n {2}\}|load: .*),\n/gm;

/** These answer what they are given; they are there for the types. */
const declaring = /\b(?:defineAttributes|defineElement|endpoint<[^<>]*>)\(/g;

/** What documentation and types say of a widget stays out of the files that browsers load. */
export function stripDescriptions(code: string): string {
  return code
    .replace(described, '')
    .replace(documented, '{}')
    .replace(tables, '')
    .replace(declaring, '(');
}

/** What a table has for servers only stays out as well. */
export function stripLoading(code: string): string {
  return code.replace(loading, '');
}

/** The files that document a widget or a call of the API. */
export function isDocumenting(file: string): boolean {
  return /\/(?:[\w-]*attributes|[\w-]*events|[\w-]*properties|endpoints|bw-[\w-]+\.element)\.tsx?$/.test(
    file,
  );
}
