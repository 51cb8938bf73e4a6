import checkbox from '../../../kit/checkbox/checkbox.css?inline';
import { confirmStyles } from '../../../parts/confirm/styles.ts';
import { auditStyles } from '../../audit/styles.ts';
import rights from '../../rights/rights.css?inline';
import account from './account.css?inline';

/** What an open account needs beyond the list. */
export const accountStyles = [checkbox, confirmStyles, rights, auditStyles, account].join('\n');
