/** Signs that steer a terminal, break a line or turn the direction of what follows. */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Text from outside as it may stand in a log: no sign that steers what shows it, and not long. */
export function cleanText(text: string, longest = 200): string {
  const cut = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return cut.replace(steering, spellOut);
}

function spellOut(sign: string): string {
  return `\\u{${sign.codePointAt(0)?.toString(16)}}`;
}
