import { browserTests } from './build/browser-tests.ts';

export default browserTests({
  name: 'widgets-react',
  step: 1,
  aliases: [],
  reducedMotion: 'reduce',
});
