/** The classes of a sheet. */
interface Sheet {
  /** Those that a selector names with no other. */
  readonly alone: ReadonlySet<string>;
  /** Those that stand in a selector with others. */
  readonly among: ReadonlySet<string>;
}

/** Reads the classes of the selectors in a text of CSS. */
export function readSheet(css: string): Sheet {
  const alone = new Set<string>();
  const among = new Set<string>();
  const text = css.replace(/\/\*.*?\*\//gs, '');
  for (const [, before = ''] of text.matchAll(/([^{};]+)\{/g)) {
    if (before.trim().startsWith('@')) continue;
    for (const selector of splitSelectors(before)) {
      const names = new Set(
        [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name),
      );
      for (const name of names) (names.size === 1 ? alone : among).add(name);
    }
  }
  return { alone, among };
}

/** A comma within brackets parts no selectors. */
function splitSelectors(text: string): readonly string[] {
  return text.split(/,(?![^(]*\))/);
}
