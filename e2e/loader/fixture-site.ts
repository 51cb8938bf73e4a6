import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getFixtureSdk } from '@boardwalk/tools/testing/product';

/**
 * What a page requests from the CDN so as to come after all its other requests; counted nowhere.
 */
export const quietPath = '/quiet';

/** HTML parts are sent one after the other, `pause` milliseconds apart. */
export interface Page {
  readonly html: string | readonly string[];
  readonly policy?: string;
  readonly pause?: number;
}

/** What the tests use of the widgets' server build. */
export interface WidgetServer {
  createClient(settings: object): object;
  createEnvironment(parts: object): object;
  load(tag: string, attributes: object, env: object): Promise<unknown>;
  renderWidget(tag: string, attributes: object, env: object, options: object): { html: string };
}

/** A CDN with the built files of test widgets, and an embed site of another origin. */
export interface FixtureSite {
  readonly cdn: string;
  readonly partner: string;
  /** The same widgets, built for Node. */
  readonly server: WidgetServer;
  /** What the CDN serves, by path; a test may change it. */
  readonly files: Map<string, string>;
  /** How often the CDN still answers 503, by path. */
  readonly failures: Map<string, number>;
  /** Lets the CDN wait with a path; the answer lets it go on. */
  hold(path: string): () => void;
  /** Paths requested from the CDN, those of second tries without their folder. */
  readonly asked: string[];
  /** Puts a page on the embed site and answers its address. */
  show(page: Page): string;
  reset(): void;
  close(): void;
}

/** Serves the test widgets of this run. */
export async function openFixtureSite(): Promise<FixtureSite> {
  const output = getFixtureSdk();
  const built = readFiles(join(output, 'cdn'));
  const server: WidgetServer = await import(pathToFileURL(join(output, 'server/server.js')).href);

  const files = new Map(built);
  const failures = new Map<string, number>();
  const held = new Map<string, Promise<void>>();
  const asked: string[] = [];
  let shown: Page = { html: '' };

  const cdn = await listen(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === quietPath) return response.writeHead(204).end();
    // As the real server does, which judges the path as it came.
    const path = pathOf(request).replace(/^(\/v[^/]*\/)again\//, '$1');
    asked.push(path);
    await held.get(path);
    const left = failures.get(path) ?? 0;
    failures.set(path, left - 1);
    const code = files.get(path);
    response.setHeader('content-type', 'text/javascript');
    response.statusCode = left > 0 ? 503 : code === undefined ? 404 : 200;
    response.end(response.statusCode === 200 ? code : '');
  });
  const partner = await listen(async ({ url }, response) => {
    if (url === '/favicon.ico') return response.writeHead(204).end();
    const { html, policy, pause = 0 } = shown;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('content-security-policy', policy);
    for (const part of [html].flat()) {
      response.write(part);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    response.end();
  });

  return {
    cdn: originOf(cdn),
    partner: originOf(partner),
    server,
    files,
    failures,
    asked,
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return resolve;
    },
    show(page) {
      shown = page;
      return `${originOf(partner)}/`;
    },
    reset() {
      // The last requests of closed pages are still on their way.
      cdn.closeAllConnections();
      files.clear();
      for (const [path, code] of built) files.set(path, code);
      failures.clear();
      held.clear();
      asked.length = 0;
    },
    close() {
      cdn.close();
      partner.close();
    },
  };
}

function readFiles(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((name) => name.endsWith('.js'));
  return new Map(scripts.map((name) => [`/${name}`, readFileSync(join(folder, name), 'utf8')]));
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
