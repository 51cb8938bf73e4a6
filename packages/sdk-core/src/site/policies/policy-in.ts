import type { SiteLanguage } from '../../vocabulary/routes/local-path.ts';
import type { Policy, PolicyText } from './policy-schemas.ts';

/** A policy in the language of its reader, or in English where it is not translated. */
export function policyIn(
  policy: Policy,
  language: SiteLanguage,
): { readonly text: PolicyText; readonly language: SiteLanguage } {
  const translated = language === 'en' ? undefined : policy.translations?.[language];
  return translated ? { text: translated, language } : { text: policy, language: 'en' };
}
