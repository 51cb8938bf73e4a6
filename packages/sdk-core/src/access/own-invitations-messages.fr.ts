import type { Translations } from '../vocabulary/text/message.ts';

/** What `<bw-invitations>` says, in Canadian French. */
export const ownInvitationsFrench: Translations = {
  'access/own-invitations': {
    heading: 'Invitations à des annonces',
    lead: 'D’autres personnes peuvent vous inviter à voir leurs annonces d’avance, ou à vous en occuper avec elles. Vous ne voyez et ne pouvez rien tant que vous n’avez pas accepté.',
    none: 'Personne ne vous a invité.',
    noneAdvice:
      'Les invitations des dernières semaines à votre nom d’utilisateur ou à votre adresse courriel s’affichent ici.',
    title: '{name} vous invite à «\u00a0{listing}\u00a0»',
    titleOf: 'Droits à «\u00a0{listing}\u00a0»',
    untitled: 'une annonce sans titre',
    may: 'Ce que vous pouvez faire',
    mightDo: 'Ce que vous pourriez faire',
    forGood: 'Le droit est sans fin.',
    until: 'Le droit prend fin le {date}.',
    expires: 'Vous pouvez accepter jusqu’au {date}.',
    silence:
      'Si vous refusez, {name} le voit. Si vous ne faites rien, personne ne saura que vous avez un compte.',
    accept: 'Accepter',
    acceptOf: 'Accepter l’invitation à «\u00a0{listing}\u00a0»',
    decline: 'Refuser',
    declineOf: 'Refuser l’invitation à «\u00a0{listing}\u00a0»',
    sending: 'Un instant…',
    'state.pending': 'En attente de votre réponse',
    'state.declined': 'Refusée',
    'state.given-up': 'Vous y avez renoncé.',
    'state.withdrawn': 'Retirée\u00a0: elle n’est plus valable.',
    'state.expired': 'Expirée\u00a0: le délai est écoulé.',
    more: 'Afficher plus d’invitations',
    accepted: '«\u00a0{listing}\u00a0» est partagée avec vous.',
    shared: 'Partagées avec vous',
    sharedNone: 'Personne ne partage d’annonce avec vous.',
    see: 'Voir l’annonce',
    seeOf: 'Voir l’annonce «\u00a0{listing}\u00a0»',
    edit: 'Modifier l’annonce',
    share: 'Décider qui d’autre le peut',
    shareOf: 'Décider qui d’autre peut quoi avec «\u00a0{listing}\u00a0»',
    inMyListings: 'Son état et le reste se trouvent dans Mes annonces.',
    giveUp: 'Renoncer',
    giveUpOf: 'Renoncer aux droits à «\u00a0{listing}\u00a0»',
    giveUpTitle: 'Renoncer aux droits à «\u00a0{listing}\u00a0»?',
    giveUpText:
      'Dès maintenant, vous ne pouvez ni la voir ni la modifier plus que n’importe qui, et les personnes que vous avez invitées non plus. Qui vous a invité voit que votre nom n’y est plus.',
    gaveUp: 'Vous n’avez plus de droits à «\u00a0{listing}\u00a0».',
    editOf: 'Modifier l’annonce «\u00a0{listing}\u00a0»',
  },
};
