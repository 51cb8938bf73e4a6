/** The version of every published package; the build refuses to run when package.json differs. */
export const version = '0.1.0';
