import { resolve } from 'node:path';
import { browserTests } from './build/browser-tests.ts';

export default browserTests({
  name: 'widgets-react',
  // Visitors get Preact, in whose project every file runs: here, `pnpm test:long` does them all.
  files: process.env.BOARDWALK_LONG ? 'all' : 'essential',
  step: 1,
  // React's own `act` is in its development build alone; the tests run on that of production.
  aliases: [
    {
      find: /^react-dom\/test-utils$/,
      replacement: resolve(import.meta.dirname, 'src/kit/testing/act.fixture.ts'),
    },
  ],
  reducedMotion: 'reduce',
});
