/** Texts that people write; all else in an answer is for machines. */
const written = new Set([
  'title',
  'name',
  'headline',
  'introduction',
  'description',
  'summary',
  'label',
]);

const longWords =
  ' · Wohnungseigentümergemeinschaft, réaménagement intérieur particulièrement soigné, Llanfairpwllgwyngyll';

/** The same answer with long words at the end of every text that people write. */
export function lengthen(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(lengthen);
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      typeof value === 'string' && written.has(key) ? value + longWords : lengthen(value),
    ]),
  );
}
