import { joinPage } from '../../element/environment/registry.ts';

// The registry of a page that files of tests share: it loads no widget of itself, whichever file comes
// first.
joinPage('test', () => Promise.resolve());
