import type { IncomingMessage, RequestListener } from 'node:http';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { createThrough } from '../answers/through.ts';
import { type Answer, pageAnswer, problemAnswer, sendAnswer } from './answer.ts';
import type { BuiltFile, BuiltFiles } from './built-files.ts';
import { writePartsPage } from './parts-page.ts';
import { writePlayground } from './playground-page.ts';
import { pagePolicy, partsPolicy } from './policy.ts';
import { writePreview } from './preview-page.ts';
import type { Settings } from './settings.ts';

/** The playground: its page, its files, the previews, and the way through to the site. */
export function createPlayground(settings: Settings, built: BuiltFiles): RequestListener {
  const { siteOrigin, tileSource } = settings;
  const { catalogue, preview } = built;
  const goThrough = createThrough(settings);

  function answer(method: string | undefined, url: URL | undefined): Answer {
    if (!url) return problemAnswer(new Problem('invalid-request', 'An address is a path.'));
    if (method !== 'GET' && method !== 'HEAD') {
      return problemAnswer(new Problem('method-not-allowed', 'A page is read with GET.'));
    }
    const file = built.files.get(url.pathname);
    if (file) return fileAnswer(file);
    if (url.pathname === '/preview') return answerPreview(url.searchParams);
    if (url.pathname === '/') {
      return pageAnswer(writePlayground(built, siteOrigin), pagePolicy(siteOrigin));
    }
    if (url.pathname === '/parts')
      return pageAnswer(writePartsPage(built), partsPolicy({ siteOrigin, tileSource }));
    return problemAnswer(new Problem('not-found', 'There is no such page.'));
  }

  function answerPreview(query: URLSearchParams): Answer {
    const page = writePreview(query, { ...preview, catalogue, siteOrigin, tileSource });
    return page
      ? // The policy of the page lets the playground frame it, and nobody else.
        pageAnswer(page.html, page.policy, { 'x-frame-options': 'SAMEORIGIN' })
      : problemAnswer(new Problem('not-found', 'There is no such widget.'));
  }

  return (request, response) => {
    const url = addressOf(request, settings.ownOrigin);
    if (url?.pathname.startsWith('/through/')) goThrough(url, request, response);
    else sendAnswer(settings, response, answer(request.method, url));
  };
}

function fileAnswer({ type, body, isImmutable }: BuiltFile): Answer {
  const caching = isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  return { status: 200, headers: { 'content-type': type, 'cache-control': caching }, body };
}

/** Returns the requested address; undefined for what is not a path. */
function addressOf({ url = '/' }: IncomingMessage, ownOrigin: string): URL | undefined {
  const isPath = url.startsWith('/') && !url.startsWith('//') && URL.canParse(ownOrigin + url);
  return isPath ? new URL(ownOrigin + url) : undefined;
}
