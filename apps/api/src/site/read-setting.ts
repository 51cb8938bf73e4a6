import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Handler } from '../platform/domain.ts';
import type { Extensions } from '../platform/extensions/extensions.ts';
import { knownSettings, readSetting, settingText } from '../platform/settings.ts';

/** Reads a public setting as text; one for administrators looks as if it were not there. */
export const readPublicSetting: Handler<typeof schemas.readSetting> = async (
  { params },
  context,
) => {
  const setting = context.extensions.byKey(knownSettings).get(params.key);
  if (setting?.visibility !== 'public') throw unknownSetting(context.extensions);
  return settingText(await readSetting(context, setting));
};

function unknownSetting(extensions: Extensions): Problem {
  const keys = extensions
    .all(knownSettings)
    .flatMap(({ key, visibility }) => (visibility === 'public' ? [key] : []));
  return new Problem('not-found', 'There is no such setting.', {
    fields: [{ path: 'params.key', message: `expected ${keys.join(', ')}` }],
  });
}
