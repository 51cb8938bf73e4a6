/** Stands for the origin that serves the SDK, wherever the text is read. */
export const originPlace = 'https://YOUR-BOARDWALK';

const fence = '```';

/**
 * How pages are made with the widgets, in words that suffice by themselves. Every block of code is
 * taken out and run by `e2e/pages/written-guides.test.ts`.
 */
export const llmsGuide = `## Put a widget on a page

${fence}html
<script src="${originPlace}/v1/boardwalk.js"></script>
<bw-search category="property" near="Hamilton, ON" view="split">
  <a href="https://example.com/listings">See our listings</a>
</bw-search>
${fence}

- This works on any page, without a key: it reads public listings, without cookies, and fewer calls a minute are answered. Favourites and sign-in need a key. An operator may close Boardwalk to pages without one; the console then says so.
- Write the script as a classic one, at or before the first tag, so that nothing on the page moves. With \`async\` or \`defer\` give the widgets a height: \`bw-search { display: block; min-height: 600px }\`.
- What stands between the tags shows until the widget is ready and when it fails.
- Attributes are in kebab case, their properties in camel case. Lists are separated by commas. A wrong value counts as absent, with one line in the console.
- Events bubble, are composed and can be cancelled: \`document.addEventListener("bw-navigate", (event) => event.detail.href)\`. A widget may hold others (a search holds a heart on each card): their events pass it too, so compare \`event.detail.tag\` of \`bw-ready\` and \`bw-error\`.
- Style with tokens on \`:root\` or on a tag, and with \`::part()\`.

## Register the site: its key

A member of the groups partners or merchants registers the site at \`${originPlace}/dashboard/embeds\`, with its exact origins (\`https://www.example.org\`: no path, no wildcard), and gets two keys. A key is no secret.

- \`pk_live_…\` works on the registered origins alone. Any other is refused, and the console says why, so leave \`data-key\` out where the site is not registered.
- \`pk_test_…\` works on \`localhost\`, \`*.localhost\`, \`127.0.0.1\` and \`[::1]\`, any port. On a live deployment it only reads.
- A key brings the site's allowance and counts, favourites, and sign-in by \`<bw-sign-in>\` (on https).

${fence}html
<script src="${originPlace}/v1/boardwalk.js" data-key="pk_live_…" data-navigation="dialog"></script>
<bw-sign-in scopes="profile:basic,bookmarks"></bw-sign-in>
<bw-search category="property" near="Hamilton, ON"></bw-search>
${fence}

## Where an opened listing shows

\`data-navigation\` of the script, or \`Boardwalk("configure", { navigation: … })\`:

- \`dialog\`, the default: in a dialog on your page.
- \`site\`: on the page of the listing at ${originPlace}.
- \`template\`: on a page of yours, with \`data-url-template="/homes/{type}/{id}"\`; there \`<bw-listing type="property" id="17">\` shows it.

Products of shops open in a dialog as well; with \`data-product-template="/product?id={id}"\` they open on a page of yours with \`<bw-product shop="maple-lane" url-sync>\`, and with \`data-shop-template="/shop"\` what leads to the shop leads to your page with \`<bw-shop shop="maple-lane" url-sync>\`.

Or cancel \`bw-navigate\` and lead the way yourself. Other settings: \`data-locale\`, \`data-api-origin\`, \`data-site-origin\`.

## Content security policy

No more than this is needed:

${fence}csp
default-src 'none'; script-src ${originPlace}; style-src 'none'; connect-src ${originPlace}; img-src ${originPlace}; media-src ${originPlace}; require-trusted-types-for 'script'; trusted-types 'none'
${fence}

With a tile service as the map, add its origin to \`img-src\`. \`/v{version}/boardwalk.js\` may carry \`integrity\`: it checks every further file.

## Applications with a bundler

\`npm install @boardwalk/widgets react react-dom\`, whatever the framework. Import each widget that the application writes; those inside it come along. Widgets of our own site must be imported too. Where a tag stands in the page before the script runs, call \`configure\` first and then \`await import("@boardwalk/widgets/bw-search")\`.

\`BoardwalkSearch.tsx\`, React 19:

${fence}tsx
import { configure } from '@boardwalk/widgets';
import '@boardwalk/widgets/bw-search';
import '@boardwalk/widgets/react';

configure({ apiOrigin: '${originPlace}', key: 'pk_live_…' });

export function BoardwalkSearch() {
  return (
    <bw-search category="property" near="Hamilton, ON" onbw-results={({ detail }) => console.info(detail.total)}>
      <a href="https://example.com/listings">See our listings</a>
    </bw-search>
  );
}
${fence}

\`vite.config.ts\`, Vue 3: its compiler must know that these tags are no components.

${fence}ts
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('bw-') } } }),
  ],
});
${fence}

\`BoardwalkSearch.vue\`:

${fence}vue
<script setup lang="ts">
import { configure } from '@boardwalk/widgets';
import '@boardwalk/widgets/bw-search';

configure({ apiOrigin: '${originPlace}', key: 'pk_live_…' });
</script>

<template>
  <bw-search category="property" near="Hamilton, ON" @bw-results="({ detail }) => console.info(detail.total)">
    <a href="https://example.com/listings">See our listings</a>
  </bw-search>
</template>
${fence}

- Types: \`import "@boardwalk/widgets/react"\` (or \`/preact\`, \`/vue\`, \`/svelte\`). Preact and Svelte write listeners as React does.
- Where a page is rendered on a server, write lists as text: \`category="property,item"\`.
- React 19 adds the listeners of a hydrated custom element with the next render only: render once more after hydration.

## Snapshots: a widget as HTML from your server

\`GET ${originPlace}/snapshot/bw-search\` or \`/snapshot/bw-listing\`, with the widget's attributes as the query, answers the element with its declarative shadow root and JSON-LD, for search engines and the first paint. Put it into the page in place of the tag, with the script as above. Send \`Authorization: Bearer {secret}\` from a server only; the operator gives the secret. On any other status (401: the secret is wrong) write the bare tag. Keep an answer for a minute; list its header \`Boardwalk-Style-Hash\` in \`style-src\` under a policy.

${fence}js
const query = new URLSearchParams({ category: 'property', near: 'Hamilton, ON' });
const answer = await fetch(\`${originPlace}/snapshot/bw-search?\${query}\`, {
  headers: { authorization: \`Bearer \${process.env.BOARDWALK_SNAPSHOT_SECRET}\` },
});
const widget = answer.ok ? await answer.text() : \`<bw-search category="property" near="Hamilton, ON"></bw-search>\`;
console.log(\`<script src="${originPlace}/v1/boardwalk.js" data-key="pk_live_…"></script>\\n\${widget}\`);
${fence}`;
