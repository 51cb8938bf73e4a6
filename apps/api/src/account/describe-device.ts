import Bowser from 'bowser';

/** What a person recognises a browser by: `Firefox on Windows`. */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const name = browser.name || 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
}
