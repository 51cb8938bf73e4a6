import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

/** What an application does with its one component, or with its one script. */
const entries = {
  plain: (script: string) => `import './${script}';`,
  react: (component: string) => `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BoardwalkSearch } from './${component}';
createRoot(document.getElementById('app')).render(createElement(BoardwalkSearch));`,
  vue: (component: string) => `import { createApp } from 'vue';
import BoardwalkSearch from './${component}';
createApp(BoardwalkSearch).mount('#app');`,
  svelte: (component: string) => `import { mount } from 'svelte';
import BoardwalkSearch from './${component}';
mount(BoardwalkSearch, { target: document.getElementById('app') });`,
} as const;

export type Embedding = keyof typeof entries;

/** What Vite is given where the code itself says nothing of it. */
const plugins = { plain: [], react: [], vue: [], svelte: [svelte({ configFile: false })] };

const styleSheet = 'In your style sheet';

/**
 * Builds an application of nothing but the code that the playground shows, given by where it
 * belongs; answers what a browser loads, by name: `main.js` and `style.css` first.
 */
export async function buildEmbedded(
  framework: Embedding,
  code: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const root = mkdtempSync(join(import.meta.dirname, 'dist-'));
  // As a developer who publishes an application builds it: tests set another.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const sources = [...code].filter(([place]) => /\.\w+$/.test(place));
    for (const [name, text] of sources) writeFileSync(join(root, name), text);
    const component = sources.map(([name]) => name).find((name) => name !== 'vite.config.ts');
    if (component === undefined) throw new Error('The code has no component');
    writeFileSync(join(root, 'main.js'), entries[framework](component));
    await build({
      root,
      configFile: code.has('vite.config.ts') ? join(root, 'vite.config.ts') : false,
      logLevel: 'error',
      plugins: plugins[framework],
      build: {
        outDir: 'dist',
        target: 'es2023',
        modulePreload: false,
        rollupOptions: {
          input: join(root, 'main.js'),
          output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
    const built = globSync(join(root, 'dist/*.js'));
    return new Map([
      ...built.map((file) => [basename(file), readFileSync(file, 'utf8')] as const),
      ['style.css', code.get(styleSheet) ?? ''],
    ]);
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    rmSync(root, { recursive: true });
  }
}
