import checkbox from '../../../kit/checkbox/checkbox.css?inline';
import pager from '../../../kit/pager/pager.css?inline';
import select from '../../../kit/select/select.css?inline';
import { confirmStyles } from '../../../parts/confirm/styles.ts';
import person from '../../../profile/shared/person-finder/person.css?inline';
import rights from '../../rights/rights.css?inline';
import group from './group.css?inline';

/** What groups need beyond the page. */
export const groupStyles = [checkbox, pager, select, confirmStyles, person, rights, group].join(
  '\n',
);
