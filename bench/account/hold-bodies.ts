/** A body that is accepted to be read, and made to take as long as it can. */
export interface HoldingBody {
  readonly name: string;
  readonly path: string;
  /** Of the endpoint: as much of a body as is read. */
  readonly bytes: number;
  readonly text: string;
}

/** As many values as a body may have. */
const values = 1_990;

/** As many keys as an object may have. */
const unknownKeys = `{${list(200, (at) => `"key${at.toString(36)}":1`)}}`;

/** The kinds of endpoints: what a search reads, what most read, and the longest that a visitor may send. */
const endpoints = [
  { path: '/api/v1/property/search', bytes: 40_000 },
  { path: '/api/v1/listing/search', bytes: 40_000 },
  { path: '/login', bytes: 20_000 },
  { path: '/api/v1/user/register', bytes: 20_000 },
  { path: '/api/v1/user/sign-in/passkey', bytes: 30_000 },
] as const;

const shapes: Readonly<Record<string, (bytes: number) => string>> = {
  'unknown keys': () => unknownKeys,
  'objects of unknown keys': () => `{"ids":[${list(9, () => unknownKeys)}]}`,
  'unknown keys in filters': () => `{"filters":${unknownKeys}}`,
  'wrong ids': () => `{"ids":[${list(values - 1, () => '"a"')}]}`,
  'wrong values of an enumeration': () => `{"subcategory":[${list(values - 1, () => '"a"')}]}`,
  'wrong values of a filter': () => `{"filters":{"amenities":[${list(values - 2, () => '1')}]}}`,
  'points of an area': () => `{"polygon":[${list(660, (at) => `[${at % 80},${at % 170}]`)}]}`,
  'a round area': () => `{"x":1,"polygon":[${list(200, roundArea)}]}`,
  'wrong points': () => `{"polygon":[${list(990, () => '[1]')}]}`,
  'a place that is none': () => `{"near":${unknownKeys}}`,
  'deep nesting': () =>
    `{"near":${list(30, () => `${'['.repeat(62)}${']'.repeat(62)}`, '[', ']')}}`,
  'a long text': (bytes) => `{"text":"${'a'.repeat(bytes - 20)}"}`,
  'long escapes': (bytes) => `{"text":"${'\\u0061'.repeat(Math.floor((bytes - 20) / 6))}"}`,
  'keys of escapes': (bytes) => `{"${'\\u0061'.repeat(Math.floor((bytes - 20) / 6))}":1}`,
  'long numbers': (bytes) => `{"distance":${'9'.repeat(bytes - 20)}}`,
  'long tags': (bytes) => `{"tags":[${list(15, () => `"${'\u0301'.repeat(bytes / 40)}"`)}]}`,
  'a long address': (bytes) => `{"email":"${'a@'.repeat((bytes - 20) / 2)}"}`,
  'a long password': (bytes) => `{"username":"a","password":"${' a'.repeat((bytes - 50) / 2)}"}`,
};

/** Corners of which no sides cross, so that each is compared with all others. */
function roundArea(at: number): string {
  const angle = (at / 200) * 2 * Math.PI;
  return `[${43 + Math.sin(angle)},${-79 + Math.cos(angle)}]`;
}

function list(count: number, write: (at: number) => string, open = '', close = ''): string {
  return open + Array.from({ length: count }, (_, at) => write(at)).join(',') + close;
}

/** Every shape for every kind of endpoint; one that is longer than is read is not sent. */
export function listHoldingBodies(): readonly HoldingBody[] {
  return endpoints.flatMap((endpoint) =>
    Object.entries(shapes).flatMap(([name, write]) => {
      const text = write(endpoint.bytes);
      return Buffer.byteLength(text) > endpoint.bytes ? [] : [{ ...endpoint, name, text }];
    }),
  );
}
