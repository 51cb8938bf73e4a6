import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll } from 'vitest';
import type { S3Settings } from './s3-settings.ts';

interface BegunUpload {
  readonly key: string;
  readonly begunAt: Date;
}

interface TestStore {
  readonly settings: S3Settings;
  /** Multipart uploads that are neither whole nor aborted, by their ids. */
  readonly unfinished: Map<string, BegunUpload>;
  /** How many were begun so far. */
  countBegun(): number;
  stop(): Promise<void>;
  /** Answers again, at the same address. */
  start(): Promise<void>;
}

const bucket = 'boardwalk-test';

/**
 * An object store on this machine, for the tests of one file. S3rver neither lists nor aborts
 * multipart uploads, so that these two are answered here.
 */
export async function startObjectStore(): Promise<TestStore> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const unfinished = new Map<string, BegunUpload>();
  let begunSoFar = 0;
  const rver = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await rver.configureBuckets();
  const answer = rver.callback();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    const id = url.searchParams.get('uploadId') ?? '';
    if (request.method === 'GET' && url.searchParams.has('uploads')) {
      response.setHeader('content-type', 'application/xml').end(listOf(unfinished));
    } else if (request.method === 'DELETE' && id) {
      unfinished.delete(id);
      response.writeHead(204).end();
    } else {
      if (request.method === 'POST' && url.searchParams.has('uploads')) {
        const write = response.end.bind(response);
        response.end = ((body: unknown, ...rest: []) => {
          const [, begun] = /<UploadId>([^<]+)/.exec(String(body)) ?? [];
          if (begun) {
            unfinished.set(begun, { key, begunAt: new Date() });
            begunSoFar += 1;
          }
          return write(body, ...rest);
        }) as typeof response.end;
      } else if (request.method === 'POST' && id) {
        unfinished.delete(id);
      }
      void answer(request, response);
    }
  });
  const port = await listen(server, 0);

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  afterAll(async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      key: { id: 'S3RVER', secret: 'S3RVER' },
    },
    unfinished,
    countBegun: () => begunSoFar,
    stop,
    async start() {
      await listen(server, port);
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // It listens on a port of this machine.
  return (server.address() as AddressInfo).port;
}

function listOf(unfinished: ReadonlyMap<string, BegunUpload>): string {
  const uploads = [...unfinished].map(
    ([id, { key, begunAt }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
  );
  return `<?xml version="1.0"?><ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`;
}
