import { demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { isSiteWidget } from '../catalogue/catalogue.ts';
import type { EmbedFile, EmbedSubject } from './embed-subject.ts';
import { openTag, tokenRules } from './write-tag.ts';

/** For any page: the loader, the tag, and what shows until the widget is there. */
export function writeHtml(subject: EmbedSubject): readonly EmbedFile[] {
  return [{ place: 'Anywhere in the body of a page', code: htmlOf(subject) }];
}

function htmlOf(subject: EmbedSubject): string {
  const { widget, tokens, siteOrigin } = subject;
  const rules = tokenRules(tokens);
  return [
    ...(rules ? [`<style>\n${rules}\n</style>`] : []),
    `<script src="${siteOrigin}/v1/boardwalk.js" data-key="${demoSiteKey}"></script>`,
    '',
    openTag(subject),
    `  <a href="${siteOrigin}">${fallback}</a>`,
    `</${widget.tag}>`,
    // The loader looks for the widgets that are made for other pages.
    ...(isSiteWidget(widget) ? [`<script>Boardwalk.load('${widget.tag}');</script>`] : []),
    '',
  ].join('\n');
}

/** What shows while a widget loads and where it can't. */
export const fallback = 'See it on Boardwalk';
