import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint, isStamped } from './fingerprint.ts';
import { StartFailure } from './start-failure.mjs';
import { ErrandFailure, runOnce } from './supervise/run-once.ts';

const MIGRATE = 'apps/api/src/migrate.ts';
const MIGRATIONS = 'apps/api/src/platform/migrations/**/*';
const LOAD_DEMO = 'apps/api/src/demo/load.ts';

/** How the stamp of a database with demo data begins. */
const DEMO = 'demo';

/** Where the product's own commands run. */
export interface DatabasePlan {
  repository: string;
  /** Environment of the API, with its database's address. */
  environment: NodeJS.ProcessEnv;
  isDemo: boolean;
  /**
   * File beside the database, and removed with it, that records what was done to it; absent for a
   * database that others may change.
   */
  stamp: string | undefined;
  signal: AbortSignal;
}

/** Brings the database up to date and, in the demo, fills it; nothing runs when nothing changed. */
export async function prepareDatabase(plan: DatabasePlan): Promise<void> {
  const { repository, isDemo, stamp } = plan;
  const wanted = `${isDemo ? DEMO : 'live'} ${fingerprint(repository, [MIGRATIONS])}`;
  if (stamp !== undefined && isStamped(stamp, wanted)) return;
  if (stamp !== undefined && !isDemo) refuseDemoData(stamp);
  await runCommand(MIGRATE, 'The database could not be brought up to date', plan);
  if (isDemo) {
    if (stamp !== undefined) writeFileSync(stamp, DEMO);
    await runCommand(LOAD_DEMO, 'The demo data could not be loaded', plan);
  }
  if (stamp !== undefined) writeFileSync(stamp, wanted);
}

function refuseDemoData(stamp: string): void {
  if (!existsSync(stamp) || !readFileSync(stamp, 'utf8').startsWith(DEMO)) return;
  throw new StartFailure(
    'The database of this data folder holds invented listings: set BOARDWALK_DATA to another folder for live mode.',
  );
}

async function runCommand(file: string, complaint: string, plan: DatabasePlan): Promise<void> {
  try {
    await runOnce({
      command: process.execPath,
      args: [file],
      options: {
        cwd: plan.repository,
        env: plan.environment,
        // What the command reports is progress, which does not belong among the addresses.
        stdio: ['ignore', 2, 2],
      },
      signal: plan.signal,
    });
  } catch (cause) {
    if (!(cause instanceof ErrandFailure)) throw cause;
    throw new StartFailure(`${complaint} (${cause.message}): see above.`, { cause });
  }
}
