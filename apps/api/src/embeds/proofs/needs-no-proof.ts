import { isOwnMachineOrigin } from '@boardwalk/sdk-core/embeds/sites/origin-rules';
import type { Configuration } from '../../platform/configuration.ts';

/** In the demo, pages on the very machine need no proof; nobody else can stand there. */
export function needsNoProof({ mode }: Pick<Configuration, 'mode'>, origin: string): boolean {
  return mode === 'demo' && isOwnMachineOrigin(origin);
}
