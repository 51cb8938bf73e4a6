import { useMessages } from '../../element/mount/widget-context.ts';
import { formMessages } from './messages.ts';
import '../../kit/text-field/field.css';

/** What the stars at fields say; the first line of a form that has some. */
export function FormMarks() {
  return <p className="field-help">{useMessages(formMessages).marks}</p>;
}
