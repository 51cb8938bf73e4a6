import type { ServerHalf } from '../../http/server-half.ts';
import { price } from '../schemas.ts';

export const readPrices = {
  summary: 'What boards cost by their plan, and what a single sponsor pays.',
  audience: 'public',
  rule: 'anyone',
  freshFor: 60,
  response: price,
} satisfies ServerHalf;
