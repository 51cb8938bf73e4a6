import { resolve } from 'node:path';
import { browserTests } from './build/browser-tests.ts';

export default browserTests({
  name: 'widgets-react',
  // Visitors get Preact, in whose project every file of a widget runs: here, `pnpm test:long` does so.
  files: process.env.BOARDWALK_LONG ? 'all' : 'shared',
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
