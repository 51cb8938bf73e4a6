import Bowser from 'bowser';

/** All browsers have sent this for thirty years: it distinguishes none of them. */
const everybody = 'Mozilla';

/** How a program that is no browser names itself first: `curl/8.14.1`. */
const program = /^(?!Mozilla\b)[A-Za-z][\w .-]{0,40}(?=\/|$)/;

/**
 * Returns what a person recognises a client by, in any language: `Firefox, Windows`, or `curl`
 * where it is no browser; empty where nothing identifies it.
 */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const names = [browser.name, os.name].filter((name) => name && name !== everybody);
  return names.join(', ') || (program.exec(userAgent)?.[0] ?? '');
}
