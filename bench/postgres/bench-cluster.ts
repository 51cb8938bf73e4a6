import { mkdirSync, rmSync } from 'node:fs';
import { startCluster } from '@boardwalk/tools/postgres/cluster';
import { prepareClusterFolder } from '@boardwalk/tools/postgres/cluster-folder';

/** Where the cluster stands, and whether it stays for the next run. */
export interface BenchFolder {
  readonly folder: string;
  readonly isKept: boolean;
}

type Cluster = Awaited<ReturnType<typeof startCluster>>;

export interface BenchCluster {
  /** The address of a database of that name, made where there is none. */
  readonly database: Cluster['database'];
  /** Stops the cluster, and removes its folder unless that is retained. */
  readonly stop: () => Promise<void>;
}

/** An embedded cluster with the settings of a real one. */
export async function startBenchCluster(
  { folder, isKept }: BenchFolder,
  say: (sentence: string) => void,
): Promise<BenchCluster> {
  // What a run that was killed has left.
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const clusterFolder = prepareClusterFolder(folder);
  const { signal } = new AbortController();
  const cluster = await startCluster({ ...clusterFolder, isDisposable: false, say, signal });
  const end = async () => {
    await cluster.stop();
    if (isKept) return;
    // Below /root the cluster's own folder is elsewhere, and only linked to.
    for (const path of [clusterFolder.folder, folder]) rmSync(path, { recursive: true });
  };
  let ending: Promise<void> | undefined;
  const stop = () => (ending ??= end());
  for (const name of ['SIGINT', 'SIGTERM']) {
    process.once(name, () => stop().finally(() => process.exit(1)));
  }
  return { database: (name) => cluster.database(name), stop };
}
