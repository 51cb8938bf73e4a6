import { readFileSync } from 'node:fs';
import { type SalesTaxes, salesTaxes } from '@boardwalk/sdk-core/billing/taxes/sales-tax-schemas';
import { type OperatorTaxes, readOperatorTaxes } from '@boardwalk/sdk-core/billing/taxes/tax-rules';
import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import * as z from 'zod/mini';
import type { Configuration } from '../../platform/configuration.ts';

type FileSetting = Pick<Configuration, 'salesTaxFile'>;

/** What each configuration's file says; it is read once, at the start. */
const known = new WeakMap<FileSetting, OperatorTaxes>();

/**
 * What the operator collects for shops, by the file of `BOARDWALK_SALES_TAXES`: the rules of the law,
 * and nothing to collect, where none is set. Throws a `SettingFault` for a file with a fault.
 */
export function operatorTaxesOf(configuration: FileSetting): OperatorTaxes {
  const before = known.get(configuration);
  if (before) return before;
  const { salesTaxFile: file } = configuration;
  const read = readOperatorTaxes(file ? readFile(file) : { states: [], registrations: [] });
  known.set(configuration, read);
  return read;
}

function readFile(file: string): SalesTaxes {
  const parsed = z.safeParse(salesTaxes, readJson(file), { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${writePath(path) || 'the file'}: ${message}`,
  );
  throw new SettingFault(
    `BOARDWALK_SALES_TAXES names ${file}, of which nothing is taken over: ${faults.join('; ')}. Correct it as docs/operations.md says.`,
  );
}

/** What a file holds; the fault of one that is no JSON says where it is, or the text around it. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingFault(
      `BOARDWALK_SALES_TAXES names ${file}, which can't be read: ${reason}. Give a file of JSON.`,
    );
  }
}

/** Where a fault stands, `states[2].portion`. */
function writePath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');
}
