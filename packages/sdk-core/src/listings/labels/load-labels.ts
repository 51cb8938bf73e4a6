import type { ListingKind } from '../kinds.ts';
import type { Labels } from './label-text.ts';

/** The labels of one kind, loaded by themselves: all seven weigh more than a listing’s page may. */
export async function loadLabels(kind: ListingKind): Promise<Labels> {
  switch (kind) {
    case 'merchant':
      return (await import('../merchant/labels.ts')).merchantLabels;
    case 'item':
      return (await import('../item/labels.ts')).itemLabels;
    case 'property':
      return (await import('../property/labels.ts')).propertyLabels;
    case 'event':
      return (await import('../event/labels.ts')).eventLabels;
    case 'city_service':
      return (await import('../city_service/labels.ts')).cityServiceLabels;
    case 'realtor':
      return (await import('../realtor/labels.ts')).realtorLabels;
    case 'classified':
      return (await import('../classified/labels.ts')).classifiedLabels;
  }
}
