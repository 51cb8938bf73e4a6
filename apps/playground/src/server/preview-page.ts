import { escapeMarkup } from '@boardwalk/sdk-core/vocabulary/text/escape';
import { demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { type Catalogue, findWidget, isSiteWidget } from '../catalogue/catalogue.ts';
import { hostSheets } from '../hosts/sheets.ts';
import { sharedEvents } from '../preview/event-names.ts';
import { readAddress } from '../state/address.ts';
import type { PlaygroundState } from '../state/playground-state.ts';
import { type PolicySources, previewPolicy } from './policy.ts';

/** Where the parts of a preview come from. */
export interface PreviewSources extends PolicySources {
  readonly catalogue: Catalogue;
  /** The script that notifies the playground of what happens in the preview. */
  readonly script: string;
  /** What checks accessibility, loaded on request. */
  readonly checker: string;
}

/** A page and the policy that it is sent with. */
export interface PreviewPage {
  readonly html: string;
  readonly policy: string;
}

/** The page of a preview; undefined where the address names no widget that we have. */
export function writePreview(
  query: URLSearchParams,
  sources: PreviewSources,
): PreviewPage | undefined {
  const state = readAddress(sources.catalogue, query);
  if (!state) return undefined;
  return {
    html: writePage(state, sources),
    policy: previewPolicy(state.hosts, sources),
  };
}

function writePage(state: PlaygroundState, sources: PreviewSources): string {
  const { tag, hosts, processor } = state;
  const events = findWidget(sources.catalogue, tag)?.events ?? [];
  const facts = {
    tag,
    checker: sources.checker,
    tokens: JSON.stringify(state.tokens),
    attributes: Object.keys(state.attributes).join(),
    events: JSON.stringify([...Object.keys(sharedEvents), ...events.map(({ name }) => name)]),
    ...(processor === 'slow' && { processor }),
    ...(isOfSite(state, sources) && { named: '' }),
  };
  const sheets = hostSheets(hosts).map(
    (name) => `<link rel="stylesheet" href="/hosts/${name}.css">\n`,
  );
  const direction = hosts.includes('rtl') ? ' dir="rtl"' : '';
  return `<!doctype html>
<html lang="en-CA"${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemeOf(state)}">
<title>A page with ${tag}</title>
<base target="_blank">
${sheets.join('')}<script src="${sources.script}"${writeData(facts)}></script>
${writeLoader(state, sources)}
</head>
<body>
<main class="host">
${writeWidget(state)}
</main>
</body>
</html>
`;
}

/** The widget's tag with its fallback, as an embedding page writes it. */
function writeWidget({ tag, attributes, direction }: PlaygroundState): string {
  const written = Object.entries(attributes).map(
    ([name, text]) => ` ${name}="${escapeMarkup(text)}"`,
  );
  const dir = direction === 'rtl' ? ' dir="rtl"' : '';
  return `<${tag}${dir}${written.join('')}><p>This is what stands here while the widget loads, and when it can’t be loaded.</p></${tag}>`;
}

/**
 * The loader's tag: files and answers come from the site, or through what slows or changes them. A
 * widget of our own site works where its files come from alone
 * (docs/architecture/loader.md#widgets-of-our-own-site), so these come through the playground.
 */
function writeLoader(state: PlaygroundState, sources: PreviewSources): string {
  const { answers, network } = state;
  const { siteOrigin } = sources;
  const isSlow = network === 'slow';
  const isDirect = answers === 'live' && !isSlow;
  const isOwn = isOfSite(state, sources);
  const through = `/through/${answers}/${network}`;
  const origins = isDirect && !isOwn ? {} : originsOf(isDirect ? siteOrigin : through, siteOrigin);
  const data = { key: demoSiteKey, ...origins };
  const from = isSlow || isOwn ? through : siteOrigin;
  return `<script src="${from}/v1/boardwalk.js"${writeData(data)}></script>`;
}

function originsOf(apiOrigin: string, siteOrigin: string) {
  return { 'api-origin': apiOrigin, 'site-origin': siteOrigin };
}

/** Whether the widget is one of our own site, for which the loader may not look by itself. */
function isOfSite({ tag }: PlaygroundState, { catalogue }: PreviewSources): boolean {
  const widget = findWidget(catalogue, tag);
  return widget !== undefined && isSiteWidget(widget);
}

function schemeOf({ attributes }: PlaygroundState): string {
  const { theme } = attributes;
  return theme === 'light' || theme === 'dark' ? theme : 'light dark';
}

function writeData(facts: Readonly<Record<string, string>>): string {
  return Object.entries(facts)
    .map(([name, text]) => ` data-${name}="${escapeMarkup(text)}"`)
    .join('');
}
