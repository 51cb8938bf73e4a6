import { type Homepage, homepage } from '@boardwalk/sdk-core/site/schemas';
import { defaultFooter, footerKey } from '@boardwalk/sdk-core/site/shell/footer';
import { footer as footerSchema } from '@boardwalk/sdk-core/site/shell/footer-schemas';
import * as z from 'zod/mini';
import { defineSetting, type Setting } from '../platform/settings.ts';
import { privacyPolicy, termsAndUse } from './policies/settings.ts';

const firstHomepage: Homepage = {
  name: 'Welcome',
  headline: 'Homes, finds and services near you',
  introduction:
    'Search property, items, events, classifieds, merchants and city services across Canada, the United States and Australia.',
  frenchHeadline: 'Maisons, trouvailles et services près de chez vous',
  frenchIntroduction:
    'Cherchez des propriétés, des objets, des événements, des petites annonces, des commerces et des services municipaux au Canada, aux États-Unis et en Australie.',
  featured: [],
};

/** The stored home pages; the first is in force. */
export const homepages = defineSetting({
  key: 'site.homepages',
  schema: z.array(homepage).check(z.minLength(1), z.maxLength(50)),
  default: [firstHomepage],
  visibility: 'administrators',
});

/** What the product is called on this deployment. */
export const siteNameSetting = defineSetting({
  key: 'site.name',
  schema: z.string().check(z.minLength(1), z.maxLength(60)),
  default: 'Boardwalk',
  visibility: 'public',
});

/** Where merchants ask for more boards. */
export const salesEmail = defineSetting({
  key: 'site.salesEmail',
  schema: z.email(),
  default: 'sales@boardwalk.example',
  visibility: 'public',
});

/** What the foot of every page lists. */
export const footerSetting = defineSetting({
  key: footerKey,
  schema: footerSchema,
  default: defaultFooter,
  visibility: 'public',
});

/** The settings of the site itself; other domains bring their own. */
export const siteSettings: readonly Setting[] = [
  homepages,
  siteNameSetting,
  salesEmail,
  footerSetting,
  privacyPolicy,
  termsAndUse,
];
