import { vi } from 'vitest';
import { pageStream } from '../../element/live/page-stream.ts';

/**
 * Waits until nothing follows the page's one stream any more: as long as something does, no other
 * stream is opened, and what a test answers to it is never read.
 */
export async function untilStreamClosed(): Promise<void> {
  // Outside of tests, too, where `expect.poll` is not to be had.
  await vi.waitUntil(() => pageStream().listeners.size === 0, { timeout: 60_000 });
}
