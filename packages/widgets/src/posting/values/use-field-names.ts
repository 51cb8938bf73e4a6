import { type Labels, labelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { useMessages } from '../../element/mount/widget-context.ts';

/** Answers what a field of a listing is called by its name: `place.city`, `attributes.bedroomsTotal`. */
export function useFieldNames(labels: Labels): (field: string) => string {
  const shared: Readonly<Record<string, string>> = useMessages(fieldMessages);
  return (field) =>
    shared[field.replace(/^contact\.phone$/, 'phone')] ??
    labelOf(labels, field.replace(/^attributes\./, ''));
}
