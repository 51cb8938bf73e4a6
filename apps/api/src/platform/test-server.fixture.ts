import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createLimits } from '@boardwalk/server-parts/http/limits';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import type { ExtendedPlatform, Platform } from './calls/operation.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import type { Domain } from './domain.ts';
import { extendPlatform } from './extensions/extend-platform.ts';
import { createServer } from './http/server.ts';
import { createLog, type Log } from './logging.ts';
import { openPlatform } from './platform.ts';
import type { Storage } from './storage/storage.ts';

export interface TestServer {
  readonly server: FastifyInstance;
  readonly platform: ExtendedPlatform;
  /** Sends a JSON body as the site's own page does, with the header of unsafe calls. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown): Promise<Answer>;
  inject(options: InjectOptions): Promise<Answer>;
  /** The beginning of an answer that lasts; it is hung up on at once. */
  injectStream(options: InjectOptions): Promise<Pick<Answer, 'status' | 'body'>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
  // A test says what it expects; the shape of an answer is checked against the contract already.
  // biome-ignore lint/suspicious/noExplicitAny: reading `body.fields[0].path` without a cast each
  readonly body: any;
}

const noLimits: Platform['limits'] = {
  take: async () => ({ isAllowed: true }),
  giveBack: async () => {},
};

/**
 * The server on a database and a folder of its own, called in process; it is closed after the
 * test file. Tests that never reach a database may run without one by `withoutDatabase`.
 */
export async function startTestServer(
  domains: readonly Domain[],
  settings: Partial<Configuration> & {
    readonly withoutDatabase?: true;
    /** For tests that call more often than anybody may. */
    readonly withoutLimits?: boolean;
    /** Where a test reads it. */
    readonly log?: Log;
    /** Stands around the storage, where a test breaks it. */
    readonly aroundStorage?: (storage: Storage) => Storage;
  } = {},
): Promise<TestServer> {
  const {
    withoutDatabase,
    withoutLimits,
    log = createLog('silent'),
    aroundStorage = (storage) => storage,
    ...overrides
  } = settings;
  const folder = await mkdtemp(join(tmpdir(), 'boardwalk-api-'));
  const url =
    settings.databaseUrl ??
    (withoutDatabase ? 'postgres://localhost:1/none' : (await createTestDatabase()).url);
  const configuration = {
    ...readConfiguration({ DATABASE_URL: url, BOARDWALK_DATA: folder }),
    ...overrides,
  };
  const { platform: whole, close } = await openPlatform(configuration, log);
  const platform = {
    ...extendPlatform(whole, domains),
    // Nothing of an allowance comes back while a test uses it up, however slow the machine is.
    limits: withoutLimits ? noLimits : createLimits({ now: () => 0 }),
    storage: aroundStorage(whole.storage),
  };
  const server = await createServer(platform, domains);
  afterAll(async () => {
    await server.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  async function inject(options: InjectOptions): Promise<Answer> {
    const response = await server.inject(options);
    const { 'content-type': type, 'content-encoding': packed } = response.headers;
    const isJson = /json/.test(String(type)) && packed === undefined;
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
      body: isJson && response.body !== '' ? response.json() : undefined,
    };
  }

  async function injectStream(options: InjectOptions) {
    const response = await server.inject({ ...options, payloadAsStream: true });
    const stream = response.stream();
    if (response.statusCode !== 200) {
      return { status: response.statusCode, body: await json(stream) };
    }
    stream.destroy();
    return { status: response.statusCode, body: undefined };
  }

  return {
    server,
    platform,
    inject,
    injectStream,
    call: (method, address, body) =>
      inject({
        method,
        url: address,
        headers: { origin: configuration.siteOrigin, 'x-boardwalk': '1' },
        ...(body !== undefined && { payload: body as object }),
      }),
  };
}
