import { isPostingKind, type PostingKind } from '../../listings/form/posting-kinds.ts';

/** A listing that is deleted from a partner's page. */
export interface DeletedListing {
  readonly type: PostingKind;
  readonly id: number;
}

/** How the confirmation of a deletion names its listing: `item/12`. */
export function writeDeletionSubject({ type, id }: DeletedListing): string {
  return `${type}/${id}`;
}

/** The listing that a subject names; undefined where it names none. */
export function readDeletionSubject(subject: string): DeletedListing | undefined {
  const [, type = '', id = ''] = /^([a-z_]+)\/([1-9]\d{0,14})$/.exec(subject) ?? [];
  return isPostingKind(type) ? { type, id: Number(id) } : undefined;
}
