/** Maximum letters of a name that are stored, including its ending. */
export const longestFileName = 120;
const longestEnding = 10;

/** Control characters, and marks that turn text round or take no room: no name needs one. */
const unwanted = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/gu;

/**
 * The name of an uploaded file as it may be shown: without folders, marks and needless blanks,
 * shortened before its ending; `file` where nothing is left. Files are never stored under it.
 */
export function readFileName(text: string): string {
  const last = text.normalize('NFC').replace(unwanted, '').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/[<>:"|?*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  return name === '' ? 'file' : shorten(name);
}

function shorten(name: string): string {
  const letters = [...name];
  if (letters.length <= longestFileName) return name;
  const dot = letters.lastIndexOf('.');
  const ending = dot > 0 && letters.length - dot <= longestEnding ? letters.slice(dot) : [];
  return [...letters.slice(0, longestFileName - ending.length), ...ending].join('');
}
