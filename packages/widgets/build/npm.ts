import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, type Options } from 'tsup';
import { syntaxTargets } from './browsers.ts';
import { describeSdk, elementTypeName } from './description/describe-sdk.ts';
import type { SdkDescription } from './description/widget-description.ts';
import { writeCssData, writeHtmlData } from './description/write-editor-data.ts';
import { writeLlmsText } from './description/write-llms-text.ts';
import { writeManifest } from './description/write-manifest.ts';
import { writeWebTypes } from './description/write-web-types.ts';
import type { ElementFile } from './element-files.ts';
import { esbuildSources } from './esbuild-sources.ts';
import { esbuildWithoutServerHalves } from './server-halves.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** `virtual:widget-loaders`: what brings each widget by its tag. */
function widgetLoaders(entries: string): EsbuildPlugin {
  return {
    name: 'widget-loaders',
    setup({ onResolve }) {
      onResolve({ filter: /^virtual:widget-loaders$/ }, () => ({
        path: resolve(entries, 'widget-loaders.ts'),
      }));
    },
  };
}

/**
 * The package for applications with a bundler: React stays theirs, one entry a widget. What runs on
 * a server is the product's own build, which stands in `server`.
 */
export async function buildNpm(
  folder: string,
  elements: readonly ElementFile[],
  output: string,
  server: string,
): Promise<void> {
  if (!existsSync(server)) {
    throw new Error('The widgets are not built: run `node packages/widgets/build.ts` first.');
  }
  const entries = `${output}-entries`;
  const sdk = await describeSdk(elements);
  writeEntries(folder, entries, elements, embeddedTags(sdk));
  // Where it runs, tsup looks for package.json: what that depends on stays outside.
  process.chdir(folder);
  const shared: Options = {
    outDir: output,
    format: 'esm',
    target: [...syntaxTargets],
    platform: 'browser',
    silent: true,
    config: false,
    tsconfig: resolve(folder, 'tsconfig.json'),
    noExternal: [/^@boardwalk\//, 'leaflet', 'react-easy-crop'],
    esbuildPlugins: [esbuildWithoutServerHalves(), esbuildSources(folder), widgetLoaders(entries)],
  };
  // The contract's types come along, so that the widgets need no other package of ours.
  const compilerOptions = {
    noEmit: false,
    rootDir: '/',
    paths: { '@boardwalk/sdk-core/*': [resolve(folder, '../sdk-core/src/*.ts')] },
  };
  await build({
    ...shared,
    entry: {
      index: resolve(folder, 'src/page/npm.ts'),
      elements: resolve(entries, 'elements.ts'),
      ...Object.fromEntries(elements.map(({ tag }) => [tag, resolve(entries, `${tag}.ts`)])),
    },
    splitting: true,
    clean: true,
    dts: { compilerOptions },
  });
  // By themselves, as its types name libraries that those of the elements do without.
  const serverTypes = { server: resolve(folder, 'src/page/server.ts') };
  await build({ ...shared, entry: serverTypes, dts: { only: true, compilerOptions } });
  rmSync(entries, { recursive: true });
  cpSync(server, resolve(output, 'node'), { recursive: true });
  copyFrameworkTypes(folder, output);
  writeDescriptions(sdk, output);
}

/** How each framework's compiler learns of the tags: types alone, in a module that does nothing. */
function copyFrameworkTypes(folder: string, output: string): void {
  for (const file of globSync(resolve(folder, 'types/*.d.ts'))) {
    const name = basename(file, '.d.ts');
    cpSync(file, resolve(output, `${name}.d.ts`));
    writeFileSync(resolve(output, `${name}.js`), 'export {};\n');
  }
}

/** What editors and other tools read of the widgets. */
function writeDescriptions(sdk: SdkDescription, output: string): void {
  const files = {
    'custom-elements.json': writeManifest(sdk),
    'web-types.json': writeWebTypes(sdk),
    'vscode.html-custom-data.json': writeHtmlData(sdk),
    'vscode.css-custom-data.json': writeCssData(sdk),
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(resolve(output, name), `${JSON.stringify(content, null, 2)}\n`);
  }
  writeFileSync(resolve(output, 'llms.txt'), writeLlmsText(sdk));
}

/** The widgets that any application may need, as they show inside one another. */
function embeddedTags({ widgets }: SdkDescription): ReadonlySet<string> {
  return new Set(widgets.filter(({ isEmbedded }) => isEmbedded).map(({ tag }) => tag));
}

/** A module for each widget, which registers its table, and what knows the others by tag. */
function writeEntries(
  folder: string,
  entries: string,
  elements: readonly ElementFile[],
  embedded: ReadonlySet<string>,
): void {
  const importOf = (file: string) => JSON.stringify(resolve(folder, 'src', file));
  mkdirSync(entries, { recursive: true });
  for (const { tag, file } of elements) {
    writeFileSync(
      resolve(entries, `${tag}.ts`),
      `import ${importOf('page/npm.ts')};
${embedded.has(tag) ? '' : "import { addSiteWidgets } from './site-widgets.ts';"}
import table from ${JSON.stringify(file)};
import { type ElementOf, faceOf } from ${importOf('element/attributes/element-types.ts')};
import { registerElement } from ${importOf('element/mount/register-element.ts')};

${embedded.has(tag) ? '' : 'addSiteWidgets();'}
registerElement(table);

const face = faceOf(table);

export type Face = typeof face;
export type ${elementTypeName(tag)} = ElementOf<Face>;

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${elementTypeName(tag)};
  }
}
`,
    );
  }
  const loadersOf = (chosen: readonly ElementFile[]) =>
    `{${chosen.map(({ tag }) => `'${tag}': () => import('./${tag}.ts')`).join()}}`;
  const [pages, site] = [true, false].map((isEmbedded) =>
    loadersOf(elements.filter(({ tag }) => embedded.has(tag) === isEmbedded)),
  );
  writeFileSync(resolve(entries, 'widget-loaders.ts'), `export const widgetLoaders = ${pages};`);
  writeFileSync(
    resolve(entries, 'site-widgets.ts'),
    `import { addWidgets } from ${importOf('page/npm-widgets.ts')};
export const addSiteWidgets = () => addWidgets(${site});
`,
  );
  const faces = elements.map(({ tag }) => `  '${tag}': import('./${tag}.ts').Face;\n`);
  writeFileSync(
    resolve(entries, 'elements.ts'),
    `export type * from ${importOf('element/attributes/element-types.ts')};
export type { EventDeclaration, PropertyDeclaration } from ${importOf('element/attributes/element-table.ts')};

/** What the widgets' elements are typed by. */
export interface WidgetFaces {
${faces.join('')}}
`,
  );
}
