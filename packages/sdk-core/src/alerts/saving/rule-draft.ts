import { type ListingKind, listingKinds } from '../../listings/kinds.ts';
import type { SearchOptions } from '../../search/rules.ts';
import type { RuleId } from '../../vocabulary/ids.ts';
import {
  type NewsKind,
  newsKinds,
  type RuleChannel,
  type RuleFrequency,
  ruleChannels,
  ruleFrequencies,
  usualNews,
} from '../news.ts';
import type { AlertRule } from '../schemas.ts';

/** What somebody is about to save, as far as they have chosen it. */
export interface RuleDraft {
  readonly kind: ListingKind;
  readonly search: SearchOptions;
  /** The rule that is changed by it; absent where it becomes one of its own. */
  readonly id?: RuleId | undefined;
  /** Absent until they call it otherwise than by its words. */
  readonly name?: string | undefined;
  readonly news: readonly NewsKind[];
  readonly frequency: RuleFrequency;
  readonly channels: readonly RuleChannel[];
  /** Where it is sent without an account, as far as it is typed. */
  readonly email?: string | undefined;
}

/** What is offered to begin with. */
export function newDraft(kind: ListingKind, search: SearchOptions): RuleDraft {
  return { kind, search, news: usualNews, frequency: 'daily', channels: ruleChannels };
}

/** What a rule becomes as it looks for something else; `name` where it is called otherwise than by its words. */
export function changedDraft(
  { id, listingType, news, frequency, channels }: AlertRule,
  search: SearchOptions,
  name: string | undefined,
): RuleDraft {
  return { id, kind: listingType, search, name, news, frequency, channels };
}

/** Returns a draft as a browser has saved it; undefined if it is none, no matter who stored it. */
export function readRuleDraft(kept: unknown): RuleDraft | undefined {
  const draft: Record<string, unknown> = Object(kept);
  const kind = listingKinds.find((one) => one === draft.kind);
  const frequency = ruleFrequencies.find((one) => one === draft.frequency);
  if (kind === undefined || frequency === undefined) return undefined;
  if (typeof draft.search !== 'object' || draft.search === null) return undefined;
  const chosen = (values: unknown) => (Array.isArray(values) ? values : []);
  return {
    kind,
    // What it asks for, the server reads before it is tried or saved.
    search: draft.search as SearchOptions,
    ...(typeof draft.name === 'string' && { name: draft.name }),
    news: newsKinds.filter((one) => chosen(draft.news).includes(one)),
    frequency,
    channels: ruleChannels.filter((one) => chosen(draft.channels).includes(one)),
  };
}
