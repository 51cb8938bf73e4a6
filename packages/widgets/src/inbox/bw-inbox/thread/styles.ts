import log from '../log/log.css?inline';
import openThread from './open-thread.css?inline';

/** What a conversation needs beyond the list of them. */
export const threadStyles = [openThread, log].join('\n');
