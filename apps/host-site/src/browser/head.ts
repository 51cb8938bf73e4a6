import { hideLinkToken } from './hide-link-token.ts';
import { replayPresses } from './replay-presses.ts';

// Stands in the head of each page, so that it is there before anything can be loaded or pressed.
hideLinkToken();
replayPresses();
