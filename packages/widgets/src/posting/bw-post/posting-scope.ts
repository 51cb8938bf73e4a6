import type { FormStep } from '@boardwalk/sdk-core/listings/form/form-rows';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { DraftNotes, WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { createContext, useContext } from 'react';
import type { PickedCity } from '../../search/shared/written-place/written-place.ts';
import type { Yourself } from './profile/use-saved-yourself.ts';

/** What every part of the form needs. */
export interface PostingScope {
  readonly kind: PostingKind;
  /** Those alone that it may be in; undefined where there is no such bound. */
  readonly cities: readonly NamedCity[] | undefined;
  /** What the fields began with. */
  readonly start: WrittenBody & DraftNotes;
  /** What they say now. */
  readonly body: WrittenBody;
  readonly labels: Labels;
  /** The page that shows, by its id. */
  readonly step: FormStep;
  /** The profile of the user who posts, where the form requests what it lacks. */
  readonly incomplete: Profile | undefined;
  /** What was typed for it before, in this browser. */
  readonly yourself: Yourself;
  readonly city: PickedCity | undefined;
  readonly onCity: (city: PickedCity) => void;
}

export const PostingScopeContext = createContext<PostingScope | undefined>(undefined);

/** The form that the component belongs to. */
export function usePosting(): PostingScope {
  const scope = useContext(PostingScopeContext);
  if (!scope) throw new Error('usePosting needs a form around it');
  return scope;
}
