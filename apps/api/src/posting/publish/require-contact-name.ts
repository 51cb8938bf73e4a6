import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import { requireShownName } from '../../account/names/find-name-problems.ts';
import type { Configuration } from '../../platform/configuration.ts';

/** Whom a listing says to ask is a person or a business, and not whoever runs the site. */
export function requireContactName(
  { contact }: Pick<ListingBody, 'contact'>,
  configuration: Pick<Configuration, 'reservedNames'>,
): void {
  requireShownName('body.listing.contact.name', contact.name, configuration);
}
