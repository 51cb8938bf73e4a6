/** Characters of one message. */
export const longestMessage = 5_000;

/** Threads that one person may begin within an hour. */
export const mostNewThreads = 5;

/** Messages that one person may write within a minute into threads that they have begun. */
export const mostMessages = 20;

/** The same into threads that others have begun: answers trouble nobody. */
export const mostAnswers = 60;

/** People whom one person may ignore. */
export const mostIgnored = 1_000;

/** Messages that lists of threads show of each. */
export const previewSize = 2;

/** Minutes after which a message that nobody has read is told by mail. */
export const unreadMinutes = 10;
