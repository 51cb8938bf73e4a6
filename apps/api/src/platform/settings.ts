import type { Schema } from '@boardwalk/sdk-core/vocabulary/schema';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { BusinessClock } from './clock.ts';
import type { Queries } from './database/database.ts';
import { keyedPoint } from './extensions/extension-point.ts';
import { settings } from './tables.ts';

/** A value that administrators may change while the product runs. */
export interface Setting<S extends Schema = Schema> {
  /** As the address writes it: `site.name`. */
  readonly key: string;
  readonly schema: S;
  readonly default: z.output<S>;
  /** Who may read it. */
  readonly visibility: 'public' | 'administrators';
}

/** The settings of all domains, which the site reads and writes by their keys. */
export const knownSettings = keyedPoint<Setting>('knownSettings', ({ key }) => [key]);

/** Declares a setting; its default must fit its schema. */
export function defineSetting<S extends Schema>(setting: Setting<S>): Setting<S> {
  z.parse(setting.schema, setting.default);
  return setting;
}

/** The setting's value as it stands. */
export async function readSetting<S extends Schema>(
  { database }: { readonly database: Queries },
  setting: Setting<S>,
): Promise<z.output<S>> {
  const [row] = await database
    .select()
    .from(settings)
    .where(eq(settings.key, setting.key))
    .prepare('read_setting')
    .execute();
  return row ? z.parse(setting.schema, JSON.parse(row.value)) : setting.default;
}

/** Changes the setting for every process; a value that does not fit is refused by zod's error. */
export async function writeSetting<S extends Schema>(
  { database, clock }: { readonly database: Queries; readonly clock: BusinessClock },
  setting: Setting<S>,
  value: z.input<S>,
): Promise<void> {
  const text = JSON.stringify(z.parse(setting.schema, value));
  const change = { value: text, updatedAt: clock.now() };
  await database
    .insert(settings)
    .values({ key: setting.key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change });
}

/** A value as text: texts as they are, all else as JSON. */
export function settingText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
