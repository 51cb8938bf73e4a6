import { eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { controls } from './tables.ts';

/** How webhooks go out. */
export interface DeliveryControl {
  /** How many times more each event is sent. */
  readonly repeats: number;
  /** Sends in a random order within `delayMs`. */
  readonly isShuffled: boolean;
  /** How long after its cause an event goes out. */
  readonly delayMs: number;
  /** Sends nothing until it is let go. */
  readonly isHeld: boolean;
}

/** What befalls the next requests. */
export interface FaultControl {
  /** `cut` and `silent` let the request be carried out; its answer is lost. */
  readonly kind: 'error' | 'delay' | 'cut' | 'silent';
  /** How many requests are left that it befalls. */
  readonly times: number;
  /** The beginning of the address that it befalls; everything by default. */
  readonly path: string;
  readonly delayMs: number;
}

/** How far business time is ahead of the machine's. */
export interface ClockControl {
  readonly aheadMs: number;
}

interface Controls {
  readonly delivery: DeliveryControl;
  readonly faults: { readonly list: readonly FaultControl[] };
  readonly clock: ClockControl;
}

const presets: Controls = {
  delivery: { repeats: 0, isShuffled: false, delayMs: 0, isHeld: false },
  faults: { list: [] },
  clock: { aheadMs: 0 },
};

/** A control as it was set last. */
export async function readControl<Name extends keyof Controls>(
  queries: Queries,
  name: Name,
): Promise<Controls[Name]> {
  const [row] = await queries.select().from(controls).where(eq(controls.name, name));
  return { ...presets[name], ...row?.value };
}

/** Sets a control for every process of the sandbox. */
export async function setControl<Name extends keyof Controls>(
  queries: Queries,
  name: Name,
  value: Controls[Name],
): Promise<void> {
  await queries
    .insert(controls)
    .values({ name, value })
    .onConflictDoUpdate({ target: controls.name, set: { value } });
}

/** Business time in whole seconds. */
export async function readNow(queries: Queries): Promise<number> {
  const { aheadMs } = await readControl(queries, 'clock');
  return Math.floor((Date.now() + aheadMs) / 1000);
}
