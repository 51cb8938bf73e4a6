/** Characters of one message. */
export const longestMessage = 5_000;

/** Bytes of a call that brings one: each character may be written as two escapes of six. */
export const messageBytes = 12 * longestMessage + 2_000;

/** Threads that one person may begin within an hour. */
export const mostNewThreads = 5;

/** Messages that one person may write within a minute into threads that they have begun. */
export const mostMessages = 20;

/** The same into threads that others have begun: answers trouble nobody. */
export const mostAnswers = 60;

/** Messages that one person may write within a day, into whichever threads. */
export const mostMessagesADay = 2_000;

/** Different words of a message that it is found by, the first ones. */
export const mostIndexedTerms = 200;

/** People whom one person may ignore. */
export const mostIgnored = 1_000;

/** Messages that lists of threads show of each. */
export const previewSize = 2;

/** Minutes after which a message that nobody has read is reported by mail. */
export const unreadMinutes = 10;

/** Messages of a thread that moderators are shown where it is reported, the last ones. */
export const reportedMessages = 20;

/** Days for which they are retained once a moderator has decided. */
export const reportedDays = 90;

/** Reports of threads on a page. */
export const threadReportsPageSize = 20;

/** Pictures of one message. */
export const mostPictures = 6;

/** Pictures of one person that may wait to be sent. */
export const mostUnsentPictures = 60;

/** Hours after which a picture that was not sent is removed. */
export const unsentHours = 24;

/** Characters of what one looks for in one's messages. */
export const longestSearch = 100;
