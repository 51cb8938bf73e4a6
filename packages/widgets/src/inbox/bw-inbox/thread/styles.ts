import fileButton from '../../../parts/file-button/file-button.css?inline';
import log from '../log/log.css?inline';
import pictures from '../pictures/message-pictures.css?inline';
import openThread from './open-thread.css?inline';

/** What a conversation needs beyond the list of them. */
export const threadStyles = [openThread, log, pictures, fileButton].join('\n');
