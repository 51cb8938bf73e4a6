import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { type FaultControl, readControl, setControl } from './controls.ts';
import type { Database } from './database.ts';
import { StripeFault } from './stripe-fault.ts';

/** The fault that befalls this request, if any is left for its address. */
export async function takeFault(
  database: Database,
  path: string,
): Promise<FaultControl | undefined> {
  const { list } = await readControl(database, 'faults');
  if (!list.some((fault) => befalls(fault, path))) return undefined;
  return database.transaction(async (transaction) => {
    await transaction.execute("select pg_advisory_xact_lock(hashtext('sandbox faults'))");
    const { list: current } = await readControl(transaction, 'faults');
    const fault = current.find((one) => befalls(one, path));
    if (fault === undefined) return undefined;
    const left = current.map((one) => (one === fault ? { ...one, times: one.times - 1 } : one));
    await setControl(transaction, 'faults', { list: left.filter(({ times }) => times > 0) });
    return fault;
  });
}

function befalls(fault: FaultControl, path: string): boolean {
  return fault.times > 0 && path.startsWith(fault.path);
}

/** What comes before a request is carried out. */
export async function sufferBefore(fault: FaultControl | undefined): Promise<void> {
  if (fault === undefined) return;
  if (fault.delayMs > 0) await wait(fault.delayMs);
  if (fault.kind === 'error') {
    throw new StripeFault(500, 'An error that the control page asked for.', { type: 'api_error' });
  }
}

/** Whether the answer of a request that was carried out is lost on its way. */
export function losesAnswer(fault: FaultControl | undefined, reply: FastifyReply): boolean {
  if (fault?.kind === 'silent') {
    reply.hijack();
    return true;
  }
  if (fault?.kind !== 'cut') return false;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
  raw.write('{"id": "cut', () => raw.destroy());
  return true;
}
