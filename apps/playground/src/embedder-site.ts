import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { demoSiteKey } from '@boardwalk/server-parts/demo-site-key';

const PAGE = /^\/([a-z0-9-]*)(?:\.html)?$/;
const STYLE_SHEET = /^\/([a-z0-9-]+)\.css$/;

/** The strictest policy under which the widgets are promised to work; a page may have own styles. */
function strictPolicy(
  siteOrigin: string,
  styleSource: "'none'" | "'self'",
  tileSource: string | undefined,
): string {
  return [
    "default-src 'none'",
    `script-src ${siteOrigin}`,
    `style-src ${styleSource}`,
    `connect-src ${siteOrigin}`,
    ['img-src', siteOrigin, ...(tileSource ? [tileSource] : [])].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * An embed site: the HTML pages of `folder` (a URL that ends with a slash), in which
 * `{{SITE_ORIGIN}}` stands for the origin that serves the widgets and `{{SITE_KEY}}` for the site's key. A page beside which a style
 * sheet of the same name lies may use it; all others are under `style-src 'none'`. `tileSource` is
 * where the tiles of maps come from, if not from there.
 */
export function createEmbedderSite(
  folder: URL,
  siteOrigin: string,
  tileSource?: string,
): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answerPlainly(response, 405, 'This site is for reading.');
    }
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    const styleSheet = STYLE_SHEET.exec(pathname)?.[1];
    if (styleSheet !== undefined)
      return answerStyles(response, new URL(`${styleSheet}.css`, folder));
    const name = PAGE.exec(pathname)?.[1];
    const page = new URL(`${name || 'index'}.html`, folder);
    if (name === undefined || !existsSync(page)) {
      return answerPlainly(response, 404, 'There is no such page.');
    }
    const hasStyles = existsSync(new URL(`${name || 'index'}.css`, folder));
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': strictPolicy(
        siteOrigin,
        hasStyles ? "'self'" : "'none'",
        tileSource,
      ),
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    const html = readFileSync(page, 'utf8');
    response.end(
      html.replaceAll('{{SITE_ORIGIN}}', siteOrigin).replaceAll('{{SITE_KEY}}', demoSiteKey),
    );
  };
}

function answerStyles(response: ServerResponse, file: URL): void {
  if (!existsSync(file)) {
    answerPlainly(response, 404, 'There is no such style sheet.');
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(readFileSync(file));
}

function answerPlainly(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
