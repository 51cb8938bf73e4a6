import { endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { fileAnswer } from '@boardwalk/sdk-core/http/files/file-answer';
import type { ServerHalf } from '@boardwalk/sdk-core/http/server-half';
import { Problem, type ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import * as z from 'zod/mini';
import { requireMatch } from '../calls/preconditions.ts';
import { type Domain, defineRoutes } from '../domain.ts';
import { CachedAnswer } from './cached-answer.ts';

const open = { summary: 'For tests.', audience: 'public', rule: 'anyone' } as const;

/** The contract of a domain that answers in every way there is. */
const halves = {
  takeTable: {
    ...open,
    query: z.strictObject({ name: z.string() }),
    response: z.file(),
  },
  takeBill: { ...open, response: z.file() },
  takeNoFile: { ...open, response: z.file() },
  readPlaces: { ...open, isTagged: true, response: z.strictObject({ places: z.array(z.int()) }) },
  readMap: {
    ...open,
    isTagged: true,
    freshFor: 60,
    response: z.strictObject({ map: z.string() }),
  },
  changePlace: {
    ...open,
    body: z.strictObject({ places: z.array(z.int()) }),
    response: z.strictObject({ version: z.int(), key: z.nullable(z.string()) }),
  },
  refuse: {
    ...open,
    params: z.strictObject({ code: z.string() }),
    response: z.null(),
  },
} satisfies Record<string, ServerHalf>;

const endpoints = {
  takeTable: endpoint<typeof halves.takeTable>({
    method: 'GET',
    path: '/api/v1/table',
    ...fileAnswer('text/csv'),
  }),
  takeBill: endpoint<typeof halves.takeBill>({
    method: 'GET',
    path: '/api/v1/bill',
    ...fileAnswer('application/pdf'),
  }),
  takeNoFile: endpoint<typeof halves.takeNoFile>({
    method: 'GET',
    path: '/api/v1/no-file',
    ...fileAnswer('application/pdf'),
  }),
  readPlaces: endpoint<typeof halves.readPlaces>({ method: 'GET', path: '/api/v1/places' }),
  readMap: endpoint<typeof halves.readMap>({ method: 'GET', path: '/api/v1/map' }),
  changePlace: endpoint<typeof halves.changePlace>({ method: 'PUT', path: '/api/v1/places' }),
  refuse: endpoint<typeof halves.refuse>({ method: 'GET', path: '/api/v1/refuse/{code}' }),
};

export const billBytes = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0x80]);

/** Its places, their version, and how often its map was packed. */
export const state = { places: [1, 2], version: 7, packed: 0 };

let map: Promise<CachedAnswer<{ map: string }>> | undefined;

function packMap(): Promise<CachedAnswer<{ map: string }>> {
  state.packed += 1;
  return CachedAnswer.of({ map: `${state.packed} ${'x'.repeat(5_000)}` });
}

/** Drops the map, as its content has changed. */
export function forgetMap(): void {
  map = undefined;
}

export const answersDomain: Domain = {
  name: 'answers',
  routes: defineRoutes(endpoints, halves, {
    takeTable: async ({ query: { name } }) => new File(['a;b\r\nÉ;<script>\r\n'], name),
    takeBill: async () => new File([billBytes], 'Bill 12.pdf'),
    takeNoFile: async () => JSON.parse('{"not":"a file"}'),
    readPlaces: async () => ({ places: state.places }),
    readMap: async () => {
      map ??= packMap();
      return map;
    },
    changePlace: async ({ body: { places } }, context) => {
      requireMatch(context, state.version);
      state.places = places;
      state.version += 1;
      return { version: state.version, key: context.idempotencyKey ?? null };
    },
    refuse: async ({ params: { code } }) => {
      // The test names codes of the contract.
      throw new Problem(code as ProblemCode, 'As it was asked for.');
    },
  }),
};
