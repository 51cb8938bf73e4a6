import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gatherStyles } from './gather-styles.ts';
import { loadStyles, noModule, resolveStyles } from './style-modules.ts';

/** Writes files to a folder of their own, and gathers from one of them. */
function filesAt(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(resolve(folder, name)), { recursive: true });
    writeFileSync(resolve(folder, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  const gather = (name: string) =>
    gatherStyles(resolve(folder, name)).sheets.map((sheet) => relative(folder, sheet));
  return { folder, write, gather };
}

const widget = 'src/shops/bw-shops/Shops.tsx';

test('what a component looks like comes after what its children look like, each once', () => {
  const { gather } = filesAt({
    [widget]: `import { Row } from './Row.tsx'; import { Head } from './Head.tsx';
      import './shops.css'; Row(); Head();`,
    'src/shops/bw-shops/Row.tsx': "import './row.css'; export function Row() {}",
    'src/shops/bw-shops/Head.tsx': `import { Row } from './Row.tsx'; import './head.css';
      export function Head() { Row(); }`,
  });
  expect(gather(widget)).toEqual(
    ['row', 'head', 'shops'].map((name) => `src/shops/bw-shops/${name}.css`),
  );
});

test('a lower layer comes before a higher one, wherever it is imported', () => {
  const { gather } = filesAt({
    [widget]: `import './shops.css'; import '../list/list.css'; import '../shared/card/card.css';
      import '../../parts/menu/menu.css'; import '../../kit/icon/icon.css';`,
  });
  expect(gather(widget)).toEqual([
    'src/kit/icon/icon.css',
    'src/parts/menu/menu.css',
    'src/shops/shared/card/card.css',
    'src/shops/list/list.css',
    'src/shops/bw-shops/shops.css',
  ]);
});

test('what is a type, comes later or is no file of ours brings nothing', () => {
  const other = "import './other.css'; export interface Props {} export function Other() {}";
  const { gather } = filesAt({
    [widget]: `import type { Props } from './Other.tsx'; import { Search } from 'lucide';
      export { default as styles } from './Shops.tsx?styles';
      export const later = (props: Props) => import('./Other.tsx').then(() => Search);
      import './shops.css';`,
    'src/shops/bw-shops/Other.tsx': other,
  });
  expect(gather(widget)).toEqual(['src/shops/bw-shops/shops.css']);
});

test('a file that has changed is read again', () => {
  const { gather, write } = filesAt({ [widget]: "import './shops.css';" });
  expect(gather(widget)).toEqual(['src/shops/bw-shops/shops.css']);
  write(widget, "import './shops.css'; import './more.css';");
  expect(gather(widget)).toHaveLength(2);
});

test('the styles of a module are a list of texts, and a sheet alone is no module', () => {
  const { folder } = filesAt({ [widget]: "import './shops.css';" });
  const file = resolve(folder, widget);
  const id = resolveStyles('./Shops.tsx?styles', file);
  expect(id).toBe(`${file}?styles`);
  const { code, files } = loadStyles(`${file}?styles`);
  const sheet = resolve(folder, 'src/shops/bw-shops/shops.css');
  expect(code).toBe(`import s0 from "${sheet}?inline";export default [s0];`);
  expect(files).toEqual([file]);
  expect(resolveStyles('./shops.css', file)).toBe(noModule);
  expect(resolveStyles('./Row.tsx', file)).toBe(undefined);
});
