import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import * as z from 'zod/mini';
import { writeAuditEntry } from '../access/trail/write-audit-entry.ts';
import type { Handler } from '../platform/domain.ts';
import { knownSettings, type Setting, settingText, writeSetting } from '../platform/settings.ts';

/** Changes a setting for everybody and writes down who did; answers it as it stands from now on. */
export const changeSetting: Handler<typeof schemas.writeSetting> = async (
  { params, body },
  context,
) => {
  const settings = context.extensions.byKey(knownSettings);
  const setting = settings.get(params.key);
  if (!setting) {
    throw new Problem('not-found', 'There is no such setting.', {
      fields: [{ path: 'params.key', message: `expected ${[...settings.keys()].join(', ')}` }],
    });
  }
  const value = readValue(setting, body);
  await context.database.transaction(async (transaction) => {
    await writeSetting({ ...context, database: transaction }, setting, value);
    const detail = { key: setting.key };
    await writeAuditEntry(transaction, context, {
      event: 'setting-changed',
      subjectId: null,
      detail,
    });
  });
  return settingText(value);
};

/** Texts travel as they are, all else as JSON; what does not fit names the place at fault. */
function readValue({ schema }: Setting, text: string): unknown {
  const plain = z.safeParse(schema, text);
  if (plain.success) return plain.data;
  const parsed = z.safeParse(schema, readJson(text));
  if (parsed.success) return parsed.data;
  // What is no JSON was meant as a text.
  const { issues } = typeof readJson(text) === 'string' ? plain.error : parsed.error;
  throw new Problem('invalid-request', 'The value does not fit the setting.', {
    fields: issues
      .slice(0, 20)
      .map(({ path, message }) => ({ path: ['body', ...path].join('.'), message })),
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
