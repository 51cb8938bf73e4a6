import { readConfirmation } from '@boardwalk/sdk-core/embeds/confirmations/endpoints';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import type { ConfirmationLookup } from './confirm-context.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads what is requested of the signed-in user; null where nothing is, or not of them. */
export async function readConfirmationRequest(
  id: string,
  { client }: Pick<WidgetEnvironment, 'client'>,
): Promise<ConfirmationLookup> {
  if (!uuid.test(id)) return null;
  try {
    return await client.call(readConfirmation, { params: { id } });
  } catch (error) {
    const { status } = toProblem(error);
    if (status === 400 || status === 403 || status === 404) return null;
    throw error;
  }
}
