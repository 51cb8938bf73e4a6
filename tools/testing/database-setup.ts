import type { TestProject } from 'vitest/node';
import { useTestCluster } from './shared-cluster.ts';
import { makeTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made, and from which migrated one they are copied. */
    testDatabases: { socketFolder: string; template: string };
  }
}

/** Vitest's global setup of projects that need PostgreSQL: a migrated template to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { socketFolder, release } = await useTestCluster();
  const template = await makeTemplate(socketFolder, new AbortController().signal);
  project.provide('testDatabases', { socketFolder, template });
  return release;
}
