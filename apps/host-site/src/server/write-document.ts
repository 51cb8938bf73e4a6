import { escapeScript } from '@boardwalk/sdk-core/vocabulary/text/escape';
import { version } from '@boardwalk/widgets/server';
import type { ShareableNames } from '../pages/widgets-of.ts';
import { browserTitles } from './language/page-titles.ts';

/** The parts of a page, each as HTML; those that are the same on most pages as bytes. */
export interface DocumentParts {
  readonly locale: string;
  /** The lines of the head that are the page's own. */
  readonly head: string;
  readonly top: Buffer;
  readonly drawer: Buffer;
  readonly content: string;
  readonly bottom: Buffer;
  readonly nonce: string;
}

/** What stays the same from page to page. */
export interface DocumentFrame {
  /** The CSS of the layout. */
  readonly css: string;
  /** The code of the script that runs before anything shows. */
  readonly headScript: string;
  /** The address of the script that leads from page to page. */
  readonly script: string;
  readonly shareable: ShareableNames;
}

/**
 * A page of the site. Wide windows show it once it is there to its end, as a part of a widget would
 * move there when the rest arrives. Texts of one kind of character are faster to encode than all in one.
 */
export function writeDocument(parts: DocumentParts, frame: DocumentFrame): Buffer {
  const { locale, head, top, drawer, content, bottom, nonce } = parts;
  const before = `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<link rel="expect" href="#site-facts" blocking="render" media="(width >= 768px)">
${head}
<link rel="icon" href="/site/icon.svg" type="image/svg+xml">
<link rel="modulepreload" href="/v${version}/runtime.js">
<style nonce="${nonce}">${frame.css}</style>
<script>${frame.headScript}</script>
<script src="/v1/boardwalk.js" data-navigation="site" data-watch="off" defer></script>
<script type="module" src="${frame.script}"></script>
</head>
<body>
`;
  const middle = `
<main id="main" tabindex="-1"><div class="page">${content}</div></main>
</div>
`;
  const facts = { shareable: frame.shareable, titles: browserTitles(locale) };
  const after = `
<script type="application/json" id="site-facts">${escapeScript(facts)}</script>
</body>
</html>
`;
  return Buffer.concat([
    Buffer.from(before),
    top,
    Buffer.from('\n<div class="with-drawer">\n'),
    drawer,
    Buffer.from(middle),
    bottom,
    Buffer.from(after),
  ]);
}
