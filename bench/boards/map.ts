import { request } from 'node:http';
import { loadDemo } from '@boardwalk/api/src/demo/load-demo.ts';
import { startBenchServer } from '../account/bench-server.ts';
import type { BenchCluster } from '../postgres/bench-cluster.ts';

const warmUp = 50;
const calls = 1_000;
/** So often somebody leaves a place between two calls. */
const callsPerChange = 25;

const releaseOne = `update board_places set state = 'RELEASED', released_at = now()
  where id = (select id from board_places where state = 'ASSIGNED' order by id limit 1)`;

/** What the map of the demo's boards weighs as it travels, and the milliseconds of each call. */
export interface MeasuredMap {
  readonly boards: number;
  readonly bytes: number;
  readonly times: readonly number[];
}

/** Asks for the map of 3,000 boards, one call after another, while places change. */
export async function measureMap(cluster: BenchCluster, folder: string): Promise<MeasuredMap> {
  const bench = await startBenchServer(cluster, folder);
  try {
    const { $client: pool } = bench.platform.database;
    await loadDemo(bench.platform);
    const { rowCount: sold } = await pool.query('update boards set retired_at = null');
    const times: number[] = [];
    let bytes = 0;
    for (let number = 0; number < warmUp + calls; number += 1) {
      if (number % callsPerChange === 0) await pool.query(releaseOne);
      const began = performance.now();
      bytes = Math.max(bytes, await askForMap(bench.origin));
      if (number >= warmUp) times.push(performance.now() - began);
    }
    return { boards: sold ?? 0, bytes, times };
  } finally {
    await bench.close();
  }
}

/** Answers the bytes of the packed body. */
function askForMap(origin: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/api/v1/billboard/search?size=3000&fields=map`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        const { 'content-encoding': packed } = response.headers;
        if (response.statusCode === 200 && packed === 'br') resolve(bytes);
        else reject(new Error(`The map was answered ${response.statusCode}, packed as ${packed}.`));
      });
    });
    call.end('{}');
  });
}
