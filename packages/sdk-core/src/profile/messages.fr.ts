import type { Translations } from '../vocabulary/text/message.ts';

/** What profiles say, in Canadian French. */
export const profileFrench: Translations = {
  'profile/profile': {
    title: 'Votre profil',
    signedOut: 'Connectez-vous pour voir votre profil.',
    signIn: 'Connexion',
    loading: 'Chargement de votre profil…',
    failed: 'Votre profil ne peut pas s’afficher pour le moment.',
    retry: 'Réessayer',
    picture: 'Votre photo',
    pictureNote: 'Les autres la voient à côté de votre prénom.',
    uploadPicture: 'Téléverser une photo',
    removePicture: 'La retirer',
    complete: 'Votre profil est complet. Vous pouvez publier des annonces.',
    post: 'Publier une annonce',
    missing: 'Il manque encore, avant que vous puissiez publier une annonce\u00a0:',
    aboutYou: 'À propos de vous',
    unchangeable: 'Ne peut pas être modifié ici.',
    atSecurity: 'La modifier à la page de sécurité',
    billing: 'Adresse de facturation',
    billingNote: 'Pour les reçus et les paiements. Les autres ne la voient pas.',
    masked:
      'Pendant que vous agissez au nom d’une autre personne, vous ne voyez qu’en partie comment la joindre, et ne pouvez pas le modifier. Elle seule voit son adresse de facturation.',
    save: 'Enregistrer',
    saving: 'Enregistrement en cours…',
    saved: 'Votre profil est enregistré.',
    changedElsewhere:
      'Votre profil a été modifié ailleurs entre-temps. Ce que vous avez tapé est encore ici.',
    otherUser:
      'Une autre personne est maintenant connectée dans ce navigateur. Rien n’a été enregistré. Pour modifier votre profil, reconnectez-vous.',
    saveMine: 'Enregistrer ce qui est ici',
    takeTheirs: 'Afficher ce qui a été enregistré là-bas',
    refused: 'Votre profil n’a pas été enregistré\u00a0: {error}',
  },
  'profile/billing-address': {
    lead: 'Ce que vous achetez est taxé selon cette adresse, et vos reçus l’indiquent. Elle reste dans votre profil.',
    missing: 'Cette information est nécessaire à votre reçu.',
    save: 'Enregistrer l’adresse',
    saving: 'Enregistrement …',
    saved: 'Votre adresse de facturation est enregistrée.',
    changedElsewhere:
      'Votre profil a été modifié ailleurs entre-temps. Voici ce qui y a été enregistré\u00a0: vérifiez-le.',
    refused: 'Votre adresse de facturation n’a pas été enregistrée\u00a0: {error}',
  },
  'profile/picture': {
    failed: 'Impossible de mettre à jour votre photo de profil.',
    done: 'Votre photo de profil a été mise à jour.',
  },
  'profile/needed': {
    title: 'Complétez votre profil',
    text: 'Pour publier une annonce, tous les champs requis du profil doivent être remplis.',
    missing: 'Il manque encore\u00a0:',
    close: 'Fermer',
    goToProfile: 'Aller au profil',
  },
};
