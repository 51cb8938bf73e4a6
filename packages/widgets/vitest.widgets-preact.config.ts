import { browserTests } from './build/browser-tests.ts';
import { preactAliases } from './build/patches/preact-aliases.ts';

export default browserTests({
  name: 'widgets-preact',
  // What each widget does by its table alone, its own files test more closely.
  files: 'own',
  step: 0,
  aliases: [
    { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
    ...preactAliases.map(([find, replacement]) => ({ find, replacement })),
  ],
  reducedMotion: 'no-preference',
});
