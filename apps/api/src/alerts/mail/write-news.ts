import type { WrittenMail } from '../../mailing/waiting/mail-writer.ts';
import { ownWords } from '../../platform/mail/mail-words.ts';
import {
  describeNews,
  groupOfFavourites,
  groupOfRule,
  type NewsReader,
  type Surroundings,
} from './describe-news.ts';
import { findUntold, type OwnRules, type UntoldListing } from './find-untold.ts';
import { keepTold } from './keep-told.ts';
import { createMailWriting } from './mail-writing.ts';
import { alertsMail } from './templates/alerts-mail.ts';

/** What may have news for somebody. */
export interface Heard {
  readonly own: OwnRules;
  /** Of what they keep, taken to be told. */
  readonly favourites: readonly UntoldListing[];
}

/** Writes what there is to tell somebody, and keeps that it was told; undefined where there is nothing. */
export async function writeNews(
  surroundings: Surroundings,
  { own, favourites }: Heard,
  reader: NewsReader,
): Promise<WrittenMail | undefined> {
  const untold = await findUntold(surroundings, own, favourites);
  await keepTold(surroundings.database, untold, own, surroundings.clock.now());
  const groups = [
    ...(favourites.length > 0 ? [groupOfFavourites(favourites)] : []),
    ...untold.rules.map((rule) => groupOfRule(rule, reader)),
  ];
  const [first, ...others] = groups;
  if (!first) return undefined;
  return {
    template: alertsMail,
    values: {
      newsCount: createMailWriting(reader.locale).newsCount(
        groups.flatMap(({ found }) => found.map(({ news }) => news)),
      ),
      name: first.name,
      others: ownWords(others.length),
      ...(await describeNews(surroundings, groups, reader)),
    },
  };
}
