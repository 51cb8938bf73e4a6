import { browserTests } from './build/browser-tests.ts';
import { preactAliases } from './build/preact-aliases.ts';

export default browserTests(
  'widgets-preact',
  preactAliases.map(([find, replacement]) => ({ find, replacement })),
);
