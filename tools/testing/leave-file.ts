// A setup file of Vitest: files share a process, and the next one begins with real time and globals.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
