import { checkAccessibility } from './check-accessibility.ts';
import { measure } from './measure.ts';
import { type FromPreview, listenTo, post, type ToPreview } from './messages.ts';
import { plainValue } from './plain-value.ts';

declare global {
  interface Window {
    readonly Boardwalk?: { load(tag: string): Promise<unknown> };
  }
}

// It stands in the head as a classic script, before the loader's.
const { dataset } = document.currentScript as HTMLScriptElement;
const root = document.documentElement;
const tag = dataset.tag ?? '';
let shownTokens: readonly string[] = [];
let shownAttributes: readonly string[] = (dataset.attributes ?? '').split(',').filter(Boolean);

tell({ type: 'opened' });
showTokens(JSON.parse(dataset.tokens ?? '{}'));
if (dataset.processor === 'slow') keepBusy();
const { markReady } = measure((timing) => tell({ type: 'timing', timing }));

for (const name of JSON.parse(dataset.events ?? '[]') as readonly string[]) {
  // In the capture phase: the page is notified of it even where a listener stops it.
  addEventListener(name, reportEvent, true);
}
addEventListener('bw-ready', markReady);
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  tell({ type: 'violation', directive: effectiveDirective, blocked: blockedURI });
});
whenParsed(() => {
  // The loader looks for the widgets of embedding pages; those of our own site are requested.
  if ('named' in dataset) window.Boardwalk?.load(tag).catch(() => {});
});

listenTo<ToPreview>(
  () => parent,
  (message) => {
    if (message.type === 'check') void check();
    else whenParsed(() => show(message));
  },
);

function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}

function tell(message: FromPreview): void {
  if (parent !== window) post(parent, message);
}

function reportEvent(event: Event): void {
  const target = event.target instanceof Element ? event.target.localName : 'document';
  const detail = event instanceof CustomEvent ? plainValue(event.detail) : undefined;
  tell({ type: 'event', name: event.type, target, detail, time: performance.now() });
}

/** Takes over what changes while the page stays, as a script of the host would. */
function show({ attributes, direction, tokens }: ToPreview & { readonly type: 'show' }): void {
  showTokens(tokens);
  const element = document.querySelector(tag);
  if (!element) return;
  const wanted = { ...attributes, ...(direction === 'rtl' && { dir: 'rtl' }) };
  for (const name of new Set([...shownAttributes, 'dir', ...Object.keys(wanted)])) {
    const text = Object.entries(wanted).find(([key]) => key === name)?.[1];
    if (text === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  shownAttributes = Object.keys(wanted);
  const scheme = attributes.theme === 'light' || attributes.theme === 'dark';
  document
    .querySelector('meta[name=color-scheme]')
    ?.setAttribute('content', scheme ? (attributes.theme ?? '') : 'light dark');
}

/** Through the CSSOM, which a policy without styles allows. */
function showTokens(tokens: Readonly<Record<string, string>>): void {
  for (const name of shownTokens) if (!(name in tokens)) root.style.removeProperty(name);
  for (const [name, text] of Object.entries(tokens)) root.style.setProperty(name, text);
  shownTokens = Object.keys(tokens);
}

/** Leaves the widgets a quarter of the main thread, as a processor a quarter as fast would. */
function keepBusy(): void {
  setInterval(() => {
    const until = performance.now() + 12;
    while (performance.now() < until);
  }, 16);
}

async function check(): Promise<void> {
  tell({ type: 'checked', result: await checkAccessibility(dataset.checker ?? '', tag) });
}
