import { pickSeveral } from '../draw.ts';
import type { Random } from '../random.ts';

/** One row of assets/demo-pictures/pictures.json. */
export interface DemoPicture {
  readonly name: string;
  readonly kind: string;
  readonly subject: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
}

/** Chooses pictures that fit what a listing is about. */
export interface DemoPictures {
  readonly all: readonly DemoPicture[];
  /** An outside first, then rooms for places that people live in. */
  forProperty(random: Random, subjects: readonly string[], isHome: boolean): string[];
  /** One picture whose subject contains the first word, then up to `count - 1` that fit any word. */
  forKind(random: Random, kind: string, words: readonly string[], count: number): string[];
}

const rooms = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'dining',
  'home-office',
  'garden',
  'view',
  'floor-plan',
];

export function createDemoPictures(all: readonly DemoPicture[]): DemoPictures {
  function matching(kind: string, words: readonly string[]): DemoPicture[] {
    const ofKind = all.filter((picture) => picture.kind === kind);
    for (const word of words) {
      const found = ofKind.filter((picture) => picture.subject.includes(word));
      if (found.length > 0) return found;
    }
    return ofKind;
  }

  return {
    all,
    forProperty(random, subjects, isHome) {
      const outside = random.pick(matching('property', subjects));
      if (!isHome) {
        const others = matching('property', subjects).filter((picture) => picture !== outside);
        return [outside.name, ...pickSeveral(random, others, 1, 3).map((picture) => picture.name)];
      }
      const inside = rooms
        .map((room) =>
          all.filter((picture) => picture.kind === 'property' && picture.subject.includes(room)),
        )
        .filter((choices) => choices.length > 0)
        .map((choices) => random.pick(choices).name);
      return [outside.name, ...inside.slice(0, random.whole(4, inside.length))];
    },
    forKind(random, kind, words, count) {
      const first = random.pick(matching(kind, words));
      const others = all.filter(
        (picture) =>
          picture.kind === kind &&
          picture !== first &&
          words.some((word) => picture.subject.includes(word)),
      );
      return [
        first.name,
        ...pickSeveral(random, others, 0, count - 1).map((picture) => picture.name),
      ];
    },
  };
}
