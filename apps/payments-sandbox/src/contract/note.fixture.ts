/** Keeps an answer with its type, and hands it on. */
export type Note = <Answer>(type: string, answer: Promise<Answer>) => Promise<Answer>;
