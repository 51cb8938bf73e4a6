import { parentPort } from 'node:worker_threads';
import { shortestPassword } from '@boardwalk/sdk-core/account/password-rules';
import { dictionary } from '@zxcvbn-ts/language-common';

// Shorter ones are refused anyway.
const isLongEnough = ({ length }: string) => length >= shortestPassword;
parentPort?.postMessage(dictionary['passwords-common'].filter(isLongEnough));
