import { policyKey } from '@boardwalk/sdk-core/site/policies/policy-names';
import { policyDocument } from '@boardwalk/sdk-core/site/policies/policy-schemas';
import { defineSetting } from '../../platform/settings.ts';
import { readBlocks } from '../read-blocks.ts';
import { frenchPrivacyText } from './french-privacy-policy.ts';
import { frenchTermsText } from './french-terms-and-use.ts';
import { privacyPolicyText } from './privacy-policy.ts';
import { termsAndUseText } from './terms-and-use.ts';

const effectiveOn = '2026-12-01';

/** What is known about people, and what they can ask. */
export const privacyPolicy = defineSetting({
  key: policyKey('privacyPolicy'),
  schema: policyDocument,
  default: {
    title: 'Privacy policy',
    summary:
      'What we know about you, why, for how long, and what you can ask of us. No advertising cookies, no trackers, nothing sold.',
    effectiveOn,
    body: readBlocks(privacyPolicyText),
    translations: {
      fr: {
        title: 'Politique de confidentialité',
        summary:
          'Ce que nous savons de vous, pourquoi, pendant combien de temps, et ce que vous pouvez nous demander. Aucun témoin publicitaire, aucun pistage, rien de vendu.',
        body: readBlocks(frenchPrivacyText),
      },
    },
  },
  visibility: 'public',
});

/** What people agree to by using the marketplace. */
export const termsAndUse = defineSetting({
  key: policyKey('termsAndUse'),
  schema: policyDocument,
  default: {
    title: 'Terms of use',
    summary:
      'The agreement between you and this marketplace: what you may post, what things cost, and who answers for what.',
    effectiveOn,
    body: readBlocks(termsAndUseText),
    translations: {
      fr: {
        title: 'Conditions d’utilisation',
        summary:
          'L’entente entre vous et cette place de marché : ce que vous pouvez publier, ce que les choses coûtent, et qui répond de quoi.',
        body: readBlocks(frenchTermsText),
      },
    },
  },
  visibility: 'public',
});
