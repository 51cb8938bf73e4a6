import Bowser from 'bowser';

/** What a person recognises a browser by, in any language: `Firefox, Windows`; empty where nothing tells. */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(', ');
}
