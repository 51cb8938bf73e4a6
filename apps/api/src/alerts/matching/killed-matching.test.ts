import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { forkProcess, killProcess } from '../../platform/forked-process.fixture.ts';
import { liveEvents } from '../../platform/tables.ts';
import { startAlerts } from '../alerts.fixture.ts';
import { alertMatches, alertRules } from '../tables.ts';

const { server, database, match, signIn, rule, post } = await startAlerts();

/** Whether somebody waits for a row of a rule. */
async function isAtWork(): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%alert_rules%'`,
  );
  return rows.length > 0;
}

test('what a killed process was at, another does, and nothing twice', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  const [first, last] = [await rule(rosa, { search: {} }), await rule(rosa)];
  const found = await post(milo, { title: 'A boat' });
  await match();
  const others = [await post(milo, { title: 'A boat' }), await post(milo)];
  const began = await database.$count(liveEvents, eq(liveEvents.userId, rosa.id));
  const module = new URL('matching-process.fixture.ts', import.meta.url);
  const child = forkProcess(module, server.platform);
  onTestFinished(() => void child.kill('SIGKILL'));
  // The rule that the last of the listings needs is held: the process has matched the others by then.
  await database.transaction(async (slow) => {
    await slow.select().from(alertRules).where(eq(alertRules.id, last)).for('update');
    await expect.poll(isAtWork).toBe(true);
    await killProcess(child);
  });
  expect(await match()).toBe(3);
  const kept = await database
    .select({ ruleId: alertMatches.ruleId, listingId: alertMatches.listingId })
    .from(alertMatches)
    .orderBy(alertMatches.ruleId, alertMatches.listingId);
  const [boat, canoe] = others;
  expect(kept).toEqual([
    ...[found, boat, canoe].map((listingId) => ({ ruleId: first, listingId })),
    { ruleId: last, listingId: canoe },
  ]);
  expect(await database.$count(liveEvents, eq(liveEvents.userId, rosa.id))).toBe(began + 2);
  expect(await match()).toBe(0);
});
