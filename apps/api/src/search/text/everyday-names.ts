import type { PropertyAttributes } from '@boardwalk/sdk-core/listings/property/attributes';

type Choice<Value> = Value extends readonly (infer Element)[] ? Element : Value;

/** Words by value; `any` stands for each that a field can have. */
type EverydayNames = {
  readonly [field in keyof PropertyAttributes]?: {
    readonly [value in Choice<NonNullable<PropertyAttributes[field]>> & string]?: string;
  } & { readonly any?: string };
};

/** What people also call things of properties, in English and French, beside what labels call them. */
export const everydayNames: EverydayNames = {
  saleType: { RENT: 'rental location', SALE: 'vente' },
  buildingType: {
    DETACHED_HOUSE: 'unifamiliale',
    APARTMENT: 'flat unit',
    CONDO_APARTMENT: 'condominium flat unit',
    TOWNHOUSE: 'rowhouse',
    SEMI_DETACHED_HOUSE: 'semi',
    GRANNY_FLAT: 'in-law suite',
    MANUFACTURED_HOME: 'mobile trailer maison mobile',
  },
  features: {
    POOL: 'swimming',
    HOT_TUB: 'jacuzzi',
    ELEVATOR: 'lift',
    FITNESS_ROOM: 'gym gymnase',
    IN_UNIT_LAUNDRY: 'washer dryer laveuse sécheuse',
    SHARED_LAUNDRY: 'washer dryer laveuse sécheuse',
    FENCED_YARD: 'backyard',
    SECONDARY_SUITE: 'in-law granny bigénération intergénérationnelle',
    HARDWOOD_FLOORS: 'wood parquet',
    WHEELCHAIR_ACCESS: 'accessible',
    EV_CHARGER: 'charging electric vehicle voiture électrique',
  },
  neighbourhoodFeatures: { GROCERY: 'supermarket supermarché', GATED_COMMUNITY: 'gated' },
  heating: { any: 'heating heated chauffage chauffé' },
  cooling: { any: 'air conditioning conditioned conditioner climatisation climatisé' },
  parkingFeatures: { any: 'parking stationnement' },
  view: { any: 'view vue' },
  petsAllowed: {
    YES: 'friendly dogs cats chiens chats',
    DOGS_OK: 'pets friendly animaux',
    CATS_OK: 'pets friendly animaux',
  },
};
