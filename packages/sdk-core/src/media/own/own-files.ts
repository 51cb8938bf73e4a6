import type { UploadKind } from '../upload-rules.ts';

/** What a user's files are distinguished by. */
export const fileKinds = ['image', 'video'] as const satisfies readonly UploadKind[];

/** What they are listed by, with "-" before it downwards. */
export const fileSorts = ['name', '-name', 'size', '-size', 'date', '-date'] as const;
export type FileSort = (typeof fileSorts)[number];

/** Files on a page. */
export const filesPageSize = 24;

/** Days after which a file goes that was of a draft that was thrown away, and of nothing else. */
export const givenUpDays = 30;
