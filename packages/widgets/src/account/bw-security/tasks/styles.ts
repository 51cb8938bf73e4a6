import formCss from '../../../kit/form/form.css?inline';
import field from '../../../kit/text-field/field.css?inline';
import tasks from './tasks.css?inline';

/** What the forms need beyond the page. */
export const tasksStyles = [field, formCss, tasks].join('\n');
