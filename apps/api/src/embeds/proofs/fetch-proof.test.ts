import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchProof, type ProofSurroundings } from './fetch-proof.ts';
import { isPublicAddress } from './public-address.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

const own = (addresses: readonly string[]): ProofSurroundings['resolver'] => ({
  addresses: async () => addresses,
  texts: async () => [],
});

/**
 * Starts a third party's server on this machine; returns its origin by a name, and the requests
 * that it received.
 */
async function open(answer: RequestListener) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://shop.example.org:${port}`, port, asked };
}

const reachable = { resolver: own(['127.0.0.1']), isAllowed: () => true, allowsHttp: true };
const text = { 'content-type': 'text/plain; charset=utf-8' };

test('the file is read at the address that was looked up, by the name of the origin', async () => {
  const { origin, port, asked } = await open((_, response) => {
    response.writeHead(200, text).end('boardwalk-site=1');
  });
  expect(await fetchProof(origin, reachable)).toEqual({ text: 'boardwalk-site=1' });
  expect(asked).toEqual([`shop.example.org:${port} /.well-known/boardwalk.txt`]);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
])('%s is asked by nobody', async (address) => {
  const { origin, asked } = await open((_, response) => response.end());
  const surroundings = { resolver: own([address]), allowsHttp: true };
  expect(await fetchProof(origin, surroundings)).toEqual({ fault: 'not-public' });
  expect(asked).toEqual([]);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s may be asked',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('a name that leads to our own network as well is asked by nobody', async () => {
  const { origin, asked } = await open((_, response) => response.end());
  const surroundings = { resolver: own(['93.184.216.34', '127.0.0.1']), allowsHttp: true };
  expect(await fetchProof(origin, surroundings)).toEqual({ fault: 'not-public' });
  expect(asked).toEqual([]);
});

test('a name is looked up once: what it says afterwards leads nowhere', async () => {
  const { origin, asked } = await open((_, response) => response.writeHead(200, text).end('x'));
  let looks = 0;
  const rebinding = {
    addresses: async () => {
      looks += 1;
      return looks === 1 ? ['127.0.0.1'] : ['127.0.0.9'];
    },
    texts: async () => [],
  };
  expect(await fetchProof(origin, { ...reachable, resolver: rebinding })).toEqual({ text: 'x' });
  expect(looks).toBe(1);
  expect(asked).toHaveLength(1);
});

test('in live mode only https is asked', async () => {
  const { origin, asked } = await open((_, response) => response.writeHead(200, text).end('x'));
  const live = { ...reachable, allowsHttp: false };
  expect(await fetchProof(origin, live)).toEqual({ fault: 'not-https' });
  expect(asked).toEqual([]);
});

test('https speaks to the port of the origin, and takes no answer in the clear', async () => {
  const { origin, asked } = await open((_, response) => response.writeHead(200, text).end('x'));
  const secure = origin.replace('http:', 'https:');
  expect(await fetchProof(secure, reachable)).toEqual({ fault: 'unreachable' });
  expect(asked).toEqual([]);
});

test.each<[string, string, RequestListener]>([
  [
    'a redirect is not followed',
    'redirect',
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
  ['what is not there', 'refused', (_, response) => response.writeHead(404, text).end()],
  [
    'a page of the site',
    'not-text',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'),
  ],
  [
    'more than four kilobytes',
    'too-long',
    (_, response) => response.writeHead(200, text).end('x'.repeat(4_097)),
  ],
  [
    'more than four kilobytes without an end',
    'too-long',
    (_, response) => {
      response.writeHead(200, text);
      const write = () => response.write('x'.repeat(1_000), () => setImmediate(write));
      write();
    },
  ],
  ['a connection that is cut', 'unreachable', (request) => void request.socket.destroy()],
])('%s: %s', async (_, fault, answer) => {
  const { origin, asked } = await open(answer);
  expect(await fetchProof(origin, reachable)).toEqual({ fault });
  expect(asked).toHaveLength(1);
});

test('a server that does not answer is waited for no longer than five seconds', async () => {
  const { origin } = await open(() => {});
  const began = performance.now();
  expect(await fetchProof(origin, reachable)).toEqual({ fault: 'unreachable' });
  expect(performance.now() - began).toBeGreaterThan(4_900);
});

test('a name without an address is said to be one', async () => {
  const surroundings = { resolver: own([]), allowsHttp: false };
  expect(await fetchProof('https://nowhere.example', surroundings)).toEqual({
    fault: 'no-address',
  });
});
