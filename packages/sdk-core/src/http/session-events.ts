/** Tells a page that a call was answered 401: other copies of the SDK and the page hear it too. */
export const signedOutEvent = 'bw-signed-out';

/** Tells it that somebody has signed in by one of its widgets. */
export const signedInEvent = 'bw-signed-in';
