import { inEnglish, type ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { expect, test } from 'vitest';
import { translations } from '../../translations/messages.fr.ts';
import { formatWaitTime } from './format-wait-time.ts';

const english = { locale: 'en-CA', messages: inEnglish };
const french = {
  locale: 'fr-CA',
  // What is translated has the keys of the English catalogue.
  messages: (({ catalogue }) => translations[catalogue]) as ReadMessages,
};

test.each([
  [0.4, 'a second', 'une seconde'],
  [12, '12 seconds', '12 secondes'],
  [59.2, 'a minute', 'une minute'],
  [undefined, 'a minute', 'une minute'],
  [61, '2 minutes', '2 minutes'],
  [2_400, '40 minutes', '40 minutes'],
  [3_541, 'an hour', 'une heure'],
  [3_600, 'an hour', 'une heure'],
  [3_601, '2 hours', '2 heures'],
])('%s seconds are “%s”, and “%s”', (retryAfter, inEnglishWords, inFrenchWords) => {
  expect(formatWaitTime({ retryAfter }, english)).toBe(inEnglishWords);
  expect(formatWaitTime({ retryAfter }, french)).toBe(inFrenchWords);
});
