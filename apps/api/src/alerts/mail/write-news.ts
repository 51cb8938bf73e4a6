import type { WrittenMail } from '../../mailing/waiting/mail-writer.ts';
import { alertsMail } from './alerts-mail.ts';
import {
  describeNews,
  type NewsOfRule,
  type NewsReader,
  type Surroundings,
} from './describe-news.ts';
import { findUntold, type OwnRules } from './find-untold.ts';
import { keepTold } from './keep-told.ts';

/** Writes what there is to tell of somebody's rules, and keeps that it was told; undefined where there is nothing. */
export async function writeNews(
  surroundings: Surroundings,
  own: OwnRules,
  reader: NewsReader,
): Promise<WrittenMail | undefined> {
  const untold = await findUntold(surroundings, own);
  await keepTold(surroundings.database, untold, own);
  const [first, ...others] = untold.rules;
  if (!first) return undefined;
  return {
    template: alertsMail,
    values: {
      ...countNews(untold.rules),
      name: first.rule.name,
      others: String(others.length),
      ...(await describeNews(surroundings, untold.rules, reader)),
    },
  };
}

/** How many listings there are, and what is news of all of them, unless that differs. */
function countNews(rules: readonly NewsOfRule[]) {
  const all = rules.flatMap(({ found }) => found);
  const [news = 'several', ...others] = new Set(all.map((one) => one.news));
  return { count: String(all.length), news: others.length > 0 ? 'several' : news };
}
