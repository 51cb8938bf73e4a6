import { domains } from '@boardwalk/api/src/main.ts';
import type { ExtendedPlatform } from '@boardwalk/api/src/platform/calls/operation.ts';
import { readConfiguration } from '@boardwalk/api/src/platform/configuration.ts';
import { extendPlatform } from '@boardwalk/api/src/platform/extensions/extend-platform.ts';
import { createServer } from '@boardwalk/api/src/platform/http/server.ts';
import { createJobRunner } from '@boardwalk/api/src/platform/jobs/job-runner.ts';
import { createLog } from '@boardwalk/api/src/platform/logging.ts';
import { migrateDatabase } from '@boardwalk/api/src/platform/migrations.ts';
import { openPlatform } from '@boardwalk/api/src/platform/platform.ts';
import type { BenchCluster } from '../postgres/bench-cluster.ts';

export interface BenchServer {
  readonly platform: ExtendedPlatform;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** The API as it runs in earnest, but for its limits: one caller calls as often as hundreds would. */
export async function startBenchServer(
  { database }: BenchCluster,
  folder: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<BenchServer> {
  const url = await database(`bench_${process.pid}`);
  await migrateDatabase(url);
  const configuration = {
    ...readConfiguration({ ...settings, DATABASE_URL: url, BOARDWALK_DATA: folder }),
    checksAnswers: false,
  };
  const { platform: opened, close } = await openPlatform(configuration, createLog('silent'));
  const platform = {
    ...extendPlatform(opened, domains),
    limits: { take: async () => ({ isAllowed: true as const }), giveBack: async () => {} },
  };
  const server = await createServer(platform, domains);
  const jobs = createJobRunner(platform, domains);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  jobs.start();
  return {
    platform,
    origin,
    async close() {
      await Promise.all([jobs.stop(), server.close()]);
      await close();
    },
  };
}
