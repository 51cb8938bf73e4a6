/** What a video is called behind its id, by its type. */
export const videoEndings = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
} as const;
export type VideoType = keyof typeof videoEndings;
export type VideoEnding = (typeof videoEndings)[VideoType];
