import type { Domain } from '../domain.ts';
import type { Job } from '../jobs/job.ts';
import { joinWaiting } from './join-waiting.ts';

/** What the queue does for itself, by the database's own time. */
const queueUpkeep: Job = {
  name: 'take-work-back',
  summary: 'Takes kept work back from processes that died, and removes what was done a day ago.',
  everyMs: 10_000,
  async run({ database, queue }) {
    const boss = await queue.open();
    await boss.supervise();
    const queues = await boss.getQueues();
    await joinWaiting(
      database,
      queues.map(({ name }) => name),
    );
    return 0;
  },
};

/** Keeps work of other domains; it answers no call of the contract. */
export const queueDomain: Domain = { name: 'queue', routes: [], jobs: [queueUpkeep] };
