import type { EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../platform/calls/operation.ts';
import { readSetting } from '../platform/settings.ts';
import { homepages } from './settings.ts';

/** The home page in force. */
export async function readHomepage(
  _: unknown,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.readHomepage>> {
  const [inForce] = await readSetting(context, homepages);
  if (!inForce) throw new Problem('internal', 'No home page is kept.');
  return inForce;
}

/** Lists every stored home page, the one in force first. */
export async function listHomepages(
  _: unknown,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.listHomepages>> {
  return { homepages: await readSetting(context, homepages) };
}
