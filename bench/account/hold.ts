import { once } from 'node:events';
import { connect } from 'node:net';
import { median } from '../figures/figure.ts';
import type { BenchServer } from './bench-server.ts';
import { type HoldingBody, listHoldingBodies } from './hold-bodies.ts';

const bodiesAtOnce = 10;

/**
 * Each body is tried a few times, and those that hold longest often enough to distinguish noise.
 */
const firstRounds = 3;
const rounds = 15;
const remeasured = 5;

/** The longest wait of a bystander, and what it waited for. */
export interface Hold {
  readonly ms: number;
  readonly body: HoldingBody;
}

/** Sends ten of each body at once, and asks meanwhile who is signed in; answers the longest wait. */
export async function measureHold(bench: BenchServer): Promise<Hold> {
  const first = await measureAll(bench, listHoldingBodies(), firstRounds);
  const longest = first.slice(0, remeasured).map(({ body }) => body);
  const [worst] = await measureAll(bench, longest, rounds);
  if (!worst) throw new Error('No body was sent.');
  return worst;
}

/** The middle of the longest waits for each body, the longest first. */
async function measureAll(
  bench: BenchServer,
  bodies: readonly HoldingBody[],
  times: number,
): Promise<readonly Hold[]> {
  const holds: Hold[] = [];
  for (const body of bodies) {
    await sendBodies(bench, body);
    const waits: number[] = [];
    while (waits.length < times) waits.push(await longestWait(bench, sendBodies(bench, body)));
    holds.push({ ms: median(waits), body });
  }
  return holds.toSorted((a, b) => b.ms - a.ms);
}

async function sendBodies(bench: BenchServer, body: HoldingBody): Promise<void> {
  await Promise.all(Array.from({ length: bodiesAtOnce }, () => sendBody(bench, body)));
}

/** Written as bytes, as to make a request takes the caller, who runs beside, longer than to read it. */
async function sendBody({ origin, platform }: BenchServer, body: HoldingBody): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  const head = [
    `POST ${body.path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${platform.configuration.siteOrigin}`,
    'x-boardwalk: 1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body.text)}`,
    'connection: close',
  ];
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.end(`${head.join('\r\n')}\r\n\r\n${body.text}`);
  const [first] = await once(socket, 'data');
  socket.resume();
  const status = Number(String(first).split(' ', 2)[1]);
  if (status !== 400 && status !== 403)
    throw new Error(`${body.path} answered ${body.name} by ${status}.`);
  if (!socket.closed) await once(socket, 'close');
}

async function longestWait({ origin }: BenchServer, during: Promise<void>): Promise<number> {
  let isOver = false;
  const over = during.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/v1/user/`);
    await response.text();
    longest = Math.max(longest, performance.now() - began);
  }
  await over;
  return longest;
}
