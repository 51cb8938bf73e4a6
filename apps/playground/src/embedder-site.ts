import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';

const PAGE = /^\/((?:fr\/)?[a-z0-9-]*)(?:\.html)?$/;
const OWN_FILE = /^\/([a-z0-9-]+\.(css|js|svg))$/;
const PICTURE = /^\/pictures\/([a-z0-9-]+\/\d+\.webp)$/;

/** The page that has no file of its own: the shortest example of an embedding page. */
const BARE = 'bare';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Where an embedding site comes from, and what its pages show. */
export interface EmbedderFiles {
  /** HTML, styles, scripts and drawings; a URL that ends with a slash. */
  readonly pages: URL;
  /** `{name}/{width}.webp`, served below `/pictures`; a URL that ends with a slash. */
  readonly pictures: URL;
  /** The site's key. */
  readonly key: string;
  /** The origin that serves the widgets. */
  readonly siteOrigin: string;
  /** Where the tiles of maps come from, if not from there. */
  readonly tileSource?: string | undefined;
}

/** The strictest policy under which the widgets are promised to work, with `own` files of the site. */
function strictPolicy(
  { siteOrigin, tileSource }: EmbedderFiles,
  own: "'self'" | undefined,
): string {
  const from = (...sources: readonly (string | undefined)[]) => sources.filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${from(siteOrigin, own)}`,
    `style-src ${own ?? "'none'"}`,
    `connect-src ${siteOrigin}`,
    `img-src ${from(siteOrigin, own, tileSource)}`,
    `media-src ${siteOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * An embed site: plain files, in whose pages `{{SITE_ORIGIN}}` stands for the origin that serves the
 * widgets and `{{SITE_KEY}}` for the site's key. Pages may use the site's own files, but for the bare one.
 */
export function createEmbedderSite(files: EmbedderFiles): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answerPlainly(response, 405, 'This site is for reading.');
    }
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    const [, ownFile, extension = ''] = OWN_FILE.exec(pathname) ?? [];
    if (ownFile !== undefined) {
      return answerFile(response, new URL(ownFile, files.pages), MEDIA_TYPES[extension]);
    }
    const picture = PICTURE.exec(pathname)?.[1];
    if (picture !== undefined) {
      return answerFile(response, new URL(picture, files.pictures), 'image/webp');
    }
    const name = PAGE.exec(pathname)?.[1];
    return answerPage(response, files, name?.replace(/(^|\/)$/, '$1index'));
  };
}

function answerPage(
  response: ServerResponse,
  files: EmbedderFiles,
  name: string | undefined,
): void {
  const page = new URL(`${name}.html`, files.pages);
  if (name === undefined || !existsSync(page)) {
    answerPlainly(response, 404, 'There is no such page.');
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': strictPolicy(files, name === BARE ? undefined : "'self'"),
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  const html = readFileSync(page, 'utf8');
  response.end(
    html.replaceAll('{{SITE_ORIGIN}}', files.siteOrigin).replaceAll('{{SITE_KEY}}', files.key),
  );
}

function answerFile(response: ServerResponse, file: URL, mediaType: string | undefined): void {
  if (mediaType === undefined || !existsSync(file)) {
    answerPlainly(response, 404, 'There is no such file.');
    return;
  }
  response.writeHead(200, { 'content-type': mediaType, 'cache-control': 'no-store' });
  response.end(readFileSync(file));
}

function answerPlainly(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
