import type { EmbedDirectory } from '../embed-directory.ts';
import { singlePoint } from '../extensions/extension-point.ts';
import type { Platform } from './operation.ts';

/** Opens the directory of embed sites and of the sessions on their pages. */
export const partnerSites = singlePoint<(platform: Platform) => EmbedDirectory>('partnerSites');
