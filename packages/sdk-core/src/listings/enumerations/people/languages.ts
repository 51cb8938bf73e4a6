/** Languages that people are served in (ISO 639-1). */
export const languages = [
  'en',
  'fr',
  'es',
  'zh',
  'pa',
  'ar',
  'hi',
  'it',
  'de',
  'pt',
  'tl',
  'vi',
  'ko',
  'ja',
  'fa',
  'ur',
  'ru',
  'uk',
  'pl',
  'el',
  'nl',
  'ta',
] as const;

export type Language = (typeof languages)[number];
