/** Characters that the texts of a listing may have. */
export const longest = {
  title: 120,
  description: 20_000,
  street: 200,
  city: 120,
  contactName: 120,
  alt: 300,
  tag: 40,
  /** By which an owner's own program knows a listing. */
  reference: 80,
  /** Of a draft, as JSON: more than the longest listing that can be published has. */
  draft: 120_000,
} as const;

/** How many pictures and tags a listing may have, and drafts a person. */
export const most = { pictures: 50, tags: 20, drafts: 50 } as const;
