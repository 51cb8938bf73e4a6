import type { ExtendedPlatform, Platform } from '../calls/operation.ts';
import { type Extending, joinExtensions } from './extensions.ts';

/** Joins what the domains provide, once for each process. */
export function extendPlatform(
  platform: Platform,
  domains: readonly Extending[],
): ExtendedPlatform {
  return { ...platform, extensions: joinExtensions(domains) };
}
