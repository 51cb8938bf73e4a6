import Bowser from 'bowser';

/** What all browsers have said for thirty years tells none of them apart. */
const everybody = 'Mozilla';

/** How a program that is no browser names itself first: `curl/8.14.1`. */
const program = /^(?!Mozilla\b)[A-Za-z][\w .-]{0,40}(?=\/|$)/;

/**
 * What a person recognises a client by, in any language: `Firefox, Windows`, or `curl` where it is
 * no browser; empty where nothing tells.
 */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const names = [browser.name, os.name].filter((name) => name && name !== everybody);
  return names.join(', ') || (program.exec(userAgent)?.[0] ?? '');
}
