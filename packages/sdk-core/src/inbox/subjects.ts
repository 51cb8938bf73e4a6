/** What a thread can be about; later domains join. */
export const threadSubjects = ['listing'] as const;
export type ThreadSubject = (typeof threadSubjects)[number];
