/** Resource categories whose links the product knows, in every language. */
export const knownResources = ['browse', 'business', 'articles'] as const;

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'youtube', 'x'] as const;

type KnownResource = (typeof knownResources)[number];
type SocialNetwork = (typeof socialNetworks)[number];

/** What the foot of every page lists; the policies stand there whatever it says. */
export interface Footer {
  /** A category that the product knows, or one of the operator's own words. */
  readonly resources: readonly (KnownResource | OwnResource)[];
  readonly social: readonly { readonly network: SocialNetwork; readonly address: string }[];
  /** `{year}` is the year in which it is read. */
  readonly copyright: string;
}

/** A category in the operator's own words; an address is a path of the site, or https. */
export interface OwnResource {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly address: string }[];
}

/** The foot of a site whose operator has changed nothing, and of one whose settings can't be read. */
export const defaultFooter: Footer = {
  resources: knownResources,
  social: [
    { network: 'facebook', address: 'https://social.boardwalk.example/facebook' },
    { network: 'instagram', address: 'https://social.boardwalk.example/instagram' },
    { network: 'linkedin', address: 'https://social.boardwalk.example/linkedin' },
    { network: 'youtube', address: 'https://social.boardwalk.example/youtube' },
  ],
  copyright: '© {year} Boardwalk',
};

/** The key of the setting. */
export const footerKey = 'site.footer';
