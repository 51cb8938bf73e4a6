import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../platform/calls/operation.ts';
import type { Handler } from '../platform/domain.ts';
import { readSetting, type Setting, settingText } from '../platform/settings.ts';

/** Reads a public setting as text; one for administrators looks as if it were not there. */
export function settingReader(registry: readonly Setting[]): Handler<typeof schemas.readSetting> {
  const publicSettings = new Map(
    registry.filter(({ visibility }) => visibility === 'public').map((entry) => [entry.key, entry]),
  );

  return async function readPublicSetting(
    { params }: EndpointRequest<typeof schemas.readSetting>,
    context: OperationContext,
  ): Promise<string> {
    const setting = publicSettings.get(params.key);
    if (!setting) {
      throw new Problem('not-found', 'There is no such setting.', {
        fields: [
          { path: 'params.key', message: `expected ${[...publicSettings.keys()].join(', ')}` },
        ],
      });
    }
    return settingText(await readSetting(context, setting));
  };
}
