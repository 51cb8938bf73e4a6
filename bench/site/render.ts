import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../figures/figure.ts';
import { timeCalls } from '../search/timings.ts';

/** What a browser takes. */
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** What rendering pages took under load. */
export interface RenderTimes {
  /** Milliseconds of the 95th percentile at `perSecond` visits, whether or not the last has its answer. */
  readonly openLoopP95: number;
  /** Pages a second for visitors who each ask for the next page once they have one. */
  readonly closedLoopRate: number;
}

const perSecond = 50;
const connections = 8;
const rounds = 3;

/** After so many rounds of a process's life its rate rises no more. */
const warmUps = 4;

/** Asks for pages in turn, as many as are given, in both ways of loading a site. */
export async function measureRender(addresses: readonly string[]): Promise<RenderTimes> {
  const agent = new Agent({ keepAlive: true });
  const ask = (address: string) => timePage(address, agent);
  try {
    // Compilers and caches of processes that have just started.
    for (let round = 0; round < warmUps; round++) await timeCalls(addresses, connections, ask);
    const rates: number[] = [];
    const times: number[] = [];
    while (rates.length < rounds) {
      rates.push((await timeCalls(addresses, connections, ask)).perSecond);
      times.push(await openLoop(addresses, ask));
    }
    return { openLoopP95: median(times), closedLoopRate: median(rates) };
  } finally {
    agent.destroy();
  }
}

/** A visit that had to wait for its start counts from when it should have started. */
async function openLoop(
  addresses: readonly string[],
  ask: (address: string) => Promise<number>,
): Promise<number> {
  const began = performance.now();
  const visits = addresses.map(async (address, index) => {
    const due = began + (index * 1_000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    await ask(address);
    return performance.now() - due;
  });
  const taken = (await Promise.all(visits)).sort((a, b) => a - b);
  return taken[Math.ceil(taken.length * 0.95) - 1] ?? Number.NaN;
}

/** Milliseconds until a page is there whole. */
function timePage(address: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${address} answered ${response.statusCode}.`));
      }
      response.resume();
      response.once('end', () => resolve(performance.now() - began));
    });
    request.once('error', reject);
  });
}
