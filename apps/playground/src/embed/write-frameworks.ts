import { demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import type { EmbedFile, EmbedSubject } from './embed-subject.ts';
import { fallback } from './write-html.ts';
import { openTag, tokenRules } from './write-tag.ts';

/**
 * Writes the imports: the npm package includes the types of the tags; it is given the address where
 * the API answers.
 */
function imports({ widget, siteOrigin }: EmbedSubject): string {
  return [
    "import { configure } from '@boardwalk/widgets';",
    `import '@boardwalk/widgets/${widget.tag}';`,
    '',
    `configure({ apiOrigin: '${siteOrigin}', key: '${demoSiteKey}' });`,
  ].join('\n');
}

function element(subject: EmbedSubject, indent: string): string {
  const { widget, siteOrigin } = subject;
  return [
    openTag(subject, indent),
    `${indent}  <a href="${siteOrigin}">${fallback}</a>`,
    `${indent}</${widget.tag}>`,
  ].join('\n');
}

/** `bw-search` as the name of a component: `BoardwalkSearch`. */
function componentName(tag: string): string {
  const words = tag.split('-').slice(1);
  return `Boardwalk${words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1)).join('')}`;
}

function install(): EmbedFile {
  return { place: 'In a terminal', code: 'npm install @boardwalk/widgets react react-dom\n' };
}

function styles({ tokens }: EmbedSubject): readonly EmbedFile[] {
  const rules = tokenRules(tokens);
  return rules ? [{ place: 'In your style sheet', code: `${rules}\n` }] : [];
}

/** React 19, which sets attributes of custom elements by itself. */
export function writeReact(subject: EmbedSubject): readonly EmbedFile[] {
  const name = componentName(subject.widget.tag);
  return [
    install(),
    {
      place: `${name}.tsx`,
      code: `${imports(subject)}

export function ${name}() {
  return (
${element(subject, '    ')}
  );
}
`,
    },
    ...styles(subject),
  ];
}

/** Vue 3, whose compiler must know which tags are no components. */
export function writeVue(subject: EmbedSubject): readonly EmbedFile[] {
  return [
    install(),
    {
      place: 'vite.config.ts',
      code: `import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({
      template: {
        compilerOptions: { isCustomElement: (tag) => tag.startsWith('bw-') },
      },
    }),
  ],
});
`,
    },
    {
      place: `${componentName(subject.widget.tag)}.vue`,
      code: `<script setup lang="ts">
${imports(subject)}
</script>

<template>
${element(subject, '  ')}
</template>
`,
    },
    ...styles(subject),
  ];
}

/** Svelte 5, which takes any tag with a hyphen for a custom element. */
export function writeSvelte(subject: EmbedSubject): readonly EmbedFile[] {
  const escaped = element(subject, '').replaceAll('{', '&#123;').replaceAll('}', '&#125;');
  return [
    install(),
    {
      place: `${componentName(subject.widget.tag)}.svelte`,
      code: `<script lang="ts">
${imports(subject).replace(/^/gm, '  ').replace(/^ +$/gm, '')}
</script>

${escaped}
`,
    },
    ...styles(subject),
  ];
}
