import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

/** What a page is answered with. */
export interface ForeignPage {
  readonly html: string;
  readonly policy?: string;
}

/** Shows pages where nobody has registered anything; each way of it answers the page's address. */
export interface ForeignSites {
  /** On another site of this machine: `127.0.0.1`, or a name such as `shop.localhost`. */
  show(host: string, page: ForeignPage): string;
  /** As a file, whose origin is `null`. */
  showFile(html: string): string;
}

/** A server of pages that are no part of the product, for a file of tests. */
export function useForeignSites(): ForeignSites {
  const pages: ForeignPage[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-foreign-'));
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1).split(/[?/]/, 1)[0])];
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...(page?.policy !== undefined && { 'content-security-policy': page.policy }),
    });
    response.end(page?.html);
  });
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      }),
  );
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  return {
    show(host, page) {
      pages.push(page);
      // A server that listens has an address with a port.
      const { port } = server.address() as AddressInfo;
      return `http://${host}:${port}/${pages.length - 1}`;
    },
    showFile(html) {
      const file = join(folder, `${pages.length}.html`);
      writeFileSync(file, html);
      return pathToFileURL(file).href;
    },
  };
}
