import { browserTests } from './build/browser-tests.ts';

export default browserTests('widgets-react', []);
