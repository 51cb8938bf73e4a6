import { browserTests } from './build/browser-tests.ts';

export default browserTests({
  name: 'widgets-react',
  // Visitors get Preact, in whose project every file runs: here, `pnpm test:long` does them all.
  files: process.env.BOARDWALK_LONG ? 'all' : 'essential',
  step: 1,
  aliases: [],
  reducedMotion: 'reduce',
});
