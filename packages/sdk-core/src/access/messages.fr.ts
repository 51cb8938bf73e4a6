import type { Group } from '../vocabulary/groups.ts';
import type { Translations } from '../vocabulary/message.ts';

/** What the groups are called in Canadian French. */
export const frenchGroupLabels: Readonly<Record<Group, string>> = {
  administrators: 'Administration',
  merchants: 'Commerces',
  partners: 'Partenaires',
  city_administrators: 'Administration municipale',
  realtors: 'Courtage immobilier',
};

/** What rights are called, in Canadian French. */
export const accessFrench: Translations = {
  'access/action': {
    read: 'Consulter',
    write: 'Modifier et gérer',
    create: 'Créer',
    delete: 'Supprimer',
    administration: 'Administration',
  },
  'access/group': frenchGroupLabels,
};
