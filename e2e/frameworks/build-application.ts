import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { provideBuild } from '@boardwalk/tools/builds/cached-build';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build, type InlineConfig, type PluginOption } from 'vite';

const plugins = {
  react: [],
  preact: [],
  vue: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('bw-') } } }),
  ],
  svelte: [svelte({ configFile: false })],
} satisfies Record<string, PluginOption[]>;

export type Framework = keyof typeof plugins;

export const frameworks = Object.keys(plugins) as Framework[];

/** An application as its framework's own compiler makes it. */
export interface Application {
  /** What its server renders into the page. */
  readonly html: string;
  /** The browser's files by name; `main.js` starts it. */
  readonly files: ReadonlyMap<string, string>;
}

/** The application of a framework, built from the installed packages unless it is there. */
export async function provideApplication(
  framework: Framework,
  installedPackages: string,
): Promise<Application> {
  const folder = await provideBuild({
    name: `application-${framework}`,
    inputs: [
      `e2e/frameworks/${framework}/*`,
      'e2e/frameworks/{bring-widgets,build-application}.ts',
      'pnpm-lock.yaml',
    ],
    facts: [installedPackages],
    build: (output) => buildApplication(framework, output),
  });
  const files = globSync(join(folder, 'browser/*.js'));
  return {
    html: readFileSync(join(folder, 'server.html'), 'utf8'),
    files: new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')])),
  };
}

async function buildApplication(framework: Framework, output: string): Promise<void> {
  const root = join(import.meta.dirname, framework);
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: plugins[framework],
  };
  const [main = ''] = globSync(join(root, 'main.ts*'));
  await build({
    ...shared,
    build: {
      outDir: join(output, 'browser'),
      target: 'es2023',
      modulePreload: false,
      rollupOptions: {
        input: main,
        output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  writeFileSync(join(output, 'server.html'), await renderOnServer(shared, root));
}

async function renderOnServer(shared: InlineConfig, root: string): Promise<string> {
  // Beside the application, as what its server build imports is found from there.
  const folder = mkdtempSync(join(root, 'dist-'));
  try {
    const [server = ''] = globSync(join(root, 'server.ts*'));
    await build({ ...shared, build: { ssr: server, outDir: folder } });
    const { render } = await import(pathToFileURL(join(folder, 'server.js')).href);
    return await render();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
