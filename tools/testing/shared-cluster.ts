import { startTestCluster } from './cluster.ts';

/** A test cluster, and how to let go of it. */
export interface ClusterInUse {
  socketFolder: string;
  release(): Promise<void>;
}

/** The cluster that `npm test` started, or one of its own where Vitest was called directly. */
export async function useTestCluster(): Promise<ClusterInUse> {
  const shared = process.env.BOARDWALK_TEST_SOCKET;
  if (shared !== undefined) return { socketFolder: shared, release: async () => {} };
  const own = await startTestCluster(new AbortController().signal);
  return { socketFolder: own.socketFolder, release: own.stop };
}
