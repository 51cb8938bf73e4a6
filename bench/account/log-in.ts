import { hashPassword } from '@boardwalk/api/src/account/password/passwords.ts';
import { users } from '@boardwalk/api/src/account/tables.ts';
import { median } from '../figures/figure.ts';
import { type Timings, timeCalls } from '../search/timings.ts';
import type { BenchServer } from './bench-server.ts';

const password = 'a few words in a row';
const rounds = 5;

/** What sign-ins take, and what they cost other callers. */
export interface LoginTimes {
  /** Milliseconds of the 95th percentile with eight at once. */
  readonly p95: number;
  /** The 99th percentile of another call during fifty sign-ins at once, by that without. */
  readonly bystanderRatio: number;
}

/** Signs people in as their browsers do. */
export async function measureLogins(bench: BenchServer): Promise<LoginTimes> {
  const names = await storePeople(bench, 50);
  const logIn = (name: string) => timeLogin(bench, name);
  // Compilers and caches of a server that has just started.
  await timeCalls(names, 8, logIn);
  const times: Timings[] = [];
  const ratios: number[] = [];
  while (times.length < rounds) {
    times.push(await timeCalls([...names, ...names], 8, logIn));
    const alone = await bystand(bench, timeOut(1_500));
    const beside = await bystand(bench, Promise.all(names.map(logIn)));
    ratios.push(beside / alone);
  }
  return { p95: median(times.map(({ p95 }) => p95)), bystanderRatio: median(ratios) };
}

async function storePeople({ platform }: BenchServer, count: number): Promise<string[]> {
  const passwordHash = await hashPassword(password);
  const names = Array.from({ length: count }, (_, index) => `bench${index}`);
  await platform.database.insert(users).values(
    names.map((username) => ({
      firstName: 'Rosa',
      lastName: 'Lindqvist',
      username,
      email: `${username}@example.org`,
      passwordHash,
    })),
  );
  return names;
}

async function timeLogin({ origin, platform }: BenchServer, username: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-boardwalk': '1',
      origin: platform.configuration.siteOrigin,
    },
    body: JSON.stringify({ username, password }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  return performance.now() - began;
}

/** The 99th percentile of one call after the other, until something else is done. */
async function bystand({ origin }: BenchServer, during: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = during.finally(() => {
    isOver = true;
  });
  const taken: number[] = [];
  while (!isOver) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/v1/homepage/recent`);
    await response.text();
    taken.push(performance.now() - began);
  }
  await over;
  taken.sort((a, b) => a - b);
  return taken[Math.ceil(taken.length * 0.99) - 1] ?? Number.NaN;
}

function timeOut(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
