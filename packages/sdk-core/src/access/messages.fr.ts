import type { Group } from '../vocabulary/groups.ts';
import type { Translations } from '../vocabulary/text/message.ts';

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
  'access/acting': {
    banner: 'Vous agissez au nom de quelqu’un d’autre',
    acting: 'Au nom de {name}',
    noted: 'Ce que vous faites est consigné à votre propre nom.',
    end: 'Cesser',
    ending: 'Un instant…',
    failed: 'Vous agissez toujours au nom de {name}\u00a0: {error}',
  },
  'access/invitation': {
    title: 'Se joindre au groupe «\u00a0{group}\u00a0»',
    lead: '{name} vous invite.',
    may: 'Ce que vous pourrez y faire',
    cities: 'Dans quelles villes',
    until: 'Votre adhésion prend fin le {date}.',
    forGood: 'Votre adhésion n’a pas de fin.',
    expires: 'L’invitation compte jusqu’au {date}.',
    isMember:
      'Vous êtes déjà dans ce groupe. Accepter ajoute ce qui est nouveau et ne retire rien.',
    accept: 'Se joindre au groupe',
    accepting: 'Un instant…',
    joinedTitle: 'Vous êtes dans le groupe «\u00a0{group}\u00a0»',
    joined: 'Ce qui vient avec lui vous est ouvert dès maintenant.',
    acceptedTitle: 'Vous avez accepté cette invitation',
    accepted: 'Vous êtes dans le groupe «\u00a0{group}\u00a0». Il n’y a plus rien à faire.',
    leftTitle: 'Cette invitation a servi',
    left: 'Vous l’avez acceptée et n’êtes plus dans le groupe «\u00a0{group}\u00a0». Demandez-en une autre à {name}.',
    overTitle: 'Cette invitation n’est plus valable',
    over: 'Elle était pour le groupe «\u00a0{group}\u00a0». Demandez-en une autre à {name}.',
    unknownTitle: 'Cette invitation n’est pas pour ce compte',
    unknown:
      'Elle a été envoyée à une autre adresse, a été retirée, ou il manque une lettre au lien. Ouvrez le lien du courriel le plus récent, une fois connecté avec le compte de l’adresse qui l’a reçu.',
    signedOutTitle: 'Connectez-vous pour vous joindre au groupe',
    signedOut: 'Une invitation compte pour le compte de l’adresse qui l’a reçue.',
    signIn: 'Se connecter',
    register: 'Créer un compte',
    dashboard: 'Aller au tableau de bord',
    unreachable: 'L’invitation ne peut pas être lue pour le moment.',
    unreachableAdvice: 'Vérifiez votre connexion, ou réessayez dans un instant.',
    retry: 'Réessayer',
    loading: 'Lecture de l’invitation…',
  },
};
