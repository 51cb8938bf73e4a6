import { browserTests } from './build/browser-tests.ts';

export default browserTests({ name: 'widgets-react', aliases: [], reducedMotion: 'reduce' });
