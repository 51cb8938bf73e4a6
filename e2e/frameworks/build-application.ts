import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

export async function buildApplication(framework: Framework): Promise<Application> {
  const root = join(import.meta.dirname, framework);
  // Beside the application, as what its server build imports is found from there.
  const output = mkdtempSync(join(root, 'dist-'));
  try {
    const shared: InlineConfig = {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: plugins[framework],
    };
    const [main = ''] = globSync(join(root, 'main.ts*'));
    const [server = ''] = globSync(join(root, 'server.ts*'));
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
    await build({ ...shared, build: { ssr: server, outDir: join(output, 'server') } });
    const { render } = await import(pathToFileURL(join(output, 'server/server.js')).href);
    const files = globSync(join(output, 'browser/*.js'));
    return {
      html: await render(),
      files: new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')])),
    };
  } finally {
    rmSync(output, { recursive: true });
  }
}
