import type { Translations } from '../vocabulary/message.ts';

/** What accounts say, in Canadian French. */
export const accountFrench: Translations = {
  'account/sign-in': {
    title: 'Connexion',
    lead: 'Vos annonces, vos favoris et vos messages vous attendent.',
    username: 'Nom d’utilisateur ou adresse courriel',
    usernameMissing: 'Entrez votre nom d’utilisateur ou votre adresse courriel.',
    password: 'Mot de passe',
    passwordMissing: 'Entrez votre mot de passe.',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Se connecter',
    sending: 'Connexion en cours…',
    passkey: 'Se connecter avec une clé d’accès',
    forgotPassword: 'Mot de passe oublié?',
    forgotUsername: 'Nom d’utilisateur oublié?',
    isNew: 'Nouveau sur Boardwalk?',
    register: 'Créer un compte',
    failed: 'Impossible de vous connecter.',
    wrong: 'Le nom ou le mot de passe est erroné.',
    wait: {
      one: 'Trop d’essais. Réessayez dans une seconde.',
      many: 'Trop d’essais. Réessayez dans {count} secondes.',
    },
    unconfirmed: 'Votre adresse courriel n’est pas encore confirmée.',
    sendAgain: 'Renvoyer le courriel',
    unreachable:
      'Boardwalk est injoignable pour le moment. Vérifiez votre connexion, puis réessayez.',
    interrupted:
      'La connexion à Boardwalk s’est interrompue\u00a0: ceci a peut-être été fait, peut-être pas. Vérifiez avant de réessayer.',
    'signed-out': 'Vous êtes déconnecté',
    'session-ended': 'Votre session a pris fin',
    signedInAs: 'Vous êtes connecté en tant que {name}.',
    goOn: 'Continuer',
  },
  'account/press': {
    tooSoon: 'Cette pression est venue trop tôt pour compter. Veuillez appuyer de nouveau.',
  },
  'account/fields': {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    nameWrong: 'Entrez un nom de 1 à 80 caractères.',
    username: 'Nom d’utilisateur',
    usernameHelp:
      '3 à 30 lettres, chiffres, points, traits de soulignement ou traits d’union. Les autres le voient.',
    usernameWrong:
      'Utilisez 3 à 30 lettres, chiffres, points, traits de soulignement ou traits d’union.',
    email: 'Adresse courriel',
    emailWrong: 'Entrez une adresse courriel comme rosa@example.org.',
    country: 'Pays',
    CA: 'Canada (+1)',
    US: 'États-Unis (+1)',
    AU: 'Australie (+61)',
    phone: 'Numéro de téléphone',
    phoneWrong: 'Entrez un numéro de ce pays, indicatif régional compris.',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    passwordHelp: 'Au moins 10 caractères. Quelques mots de suite en font un bon.',
    'password.too-short': 'Utilisez au moins 10 caractères.',
    'password.too-long': 'Utilisez au plus 200 caractères.',
    'password.repeats': 'Ne répétez pas toujours la même chose.',
    'password.has-name': 'N’y mettez ni votre nom d’utilisateur ni votre adresse courriel.',
    'password.weak':
      'Choisissez-en un plus difficile à deviner\u00a0: ni un mot de passe courant, ni un nom ou un lieu auquel on ajoute quelque chose.',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
  },
  'account/forms': {
    sending: 'Un instant…',
    toSignIn: 'Aller à la connexion',
    hasAccount: 'Vous avez déjà un compte?',
    registerTitle: 'Créer un compte',
    registerLead:
      'Publier une annonce est gratuit, tout comme les favoris, les alertes et les messages.',
    userTitle: 'Pour vous',
    userText:
      'Publiez logements, objets, événements et emplois, gardez vos favoris et écrivez aux vendeurs.',
    userAction: 'S’inscrire',
    merchantTitle: 'Pour votre entreprise',
    merchantText:
      'Tout cela, plus un profil de commerce, une boutique et des places sur les panneaux en ville.',
    merchantAction: 'S’inscrire comme commerce',
    registerMerchantTitle: 'Inscrire votre entreprise',
    consentBefore: 'J’accepte les',
    terms: 'conditions d’utilisation',
    consentBetween: 'et la',
    privacy: 'politique de confidentialité',
    consentMissing: 'Acceptez les deux pour ouvrir un compte.',
    registerSubmit: 'Créer mon compte',
    registeredTitle: 'Regardez vos courriels',
    registered:
      'Nous avons envoyé un lien à {email}. Suivez-le dans ce navigateur d’ici trois jours pour confirmer l’adresse, puis connectez-vous.',
    registeredHint: 'Rien reçu? Regardez parmi les courriels indésirables, ou faites-le renvoyer.',
    sendAgain: 'Renvoyer le courriel',
    sentAgain:
      'Un nouveau lien est en route, à moins que plusieurs n’aient été envoyés dans l’heure.',
    confirmTitle: 'Confirmez votre adresse courriel',
    confirmLead: 'Un clic, et votre compte est ouvert.',
    confirmPassword:
      'Ce compte a été ouvert dans un autre navigateur. Entrez le mot de passe que vous avez choisi en vous inscrivant sous le nom {username}.',
    confirmStranger:
      'Si vous ne vous êtes pas inscrit sous ce nom, quelqu’un d’autre a entré votre adresse\u00a0: fermez cette page, et le compte ne sera jamais ouvert.',
    confirmWrong: 'Ce n’est pas le mot de passe de ce compte.',
    confirmSubmit: 'Confirmer mon adresse',
    confirmedTitle: 'Votre compte est ouvert',
    confirmed: 'Votre adresse courriel est confirmée. Vous pouvez maintenant vous connecter.',
    confirmGone:
      'Ce lien a déjà servi ou date de plus de trois jours. Si votre adresse est confirmée, connectez-vous; sinon, faites envoyer un nouveau lien.',
    resendTitle: 'Confirmez votre adresse courriel',
    resendLead:
      'Entrez le nom d’utilisateur et le mot de passe de votre inscription, et nous enverrons un nouveau lien à l’adresse que vous avez donnée.',
    resent:
      'Si ce compte attend la confirmation de son adresse, un nouveau lien est en route vers celle-ci.',
    forgotPasswordTitle: 'Mot de passe oublié?',
    forgotPasswordLead:
      'Entrez votre adresse courriel, et nous enverrons un lien pour en choisir un nouveau.',
    forgotPasswordSent:
      'S’il existe un compte pour {email}, un lien est en route. Il est valable une heure.',
    forgotUsernameTitle: 'Nom d’utilisateur oublié?',
    forgotUsernameLead: 'Entrez votre adresse courriel, et nous enverrons votre nom d’utilisateur.',
    forgotUsernameSent: 'S’il existe un compte pour {email}, son nom d’utilisateur est en route.',
    send: 'Envoyer le courriel',
    sentTitle: 'Regardez vos courriels',
    resetTitle: 'Choisissez un nouveau mot de passe',
    resetLead: 'Vous serez déconnecté partout ailleurs.',
    resetSubmit: 'Enregistrer le nouveau mot de passe',
    resetDoneTitle: 'Votre mot de passe est changé',
    resetDone: 'Connectez-vous avec votre nouveau mot de passe.',
    resetGone: 'Ce lien a déjà servi ou date de plus d’une heure. Faites-en envoyer un nouveau.',
    newLink: 'Envoyer un nouveau lien',
  },
  'account/reset': {
    loading: 'Nous regardons ce qui donne encore accès à votre compte…',
    unreadable:
      'Ce qui donne encore accès à votre compte ne peut être lu pour le moment. Tout cela sera supprimé.',
    account: 'Il s’agit du compte «\u00a0{username}\u00a0».',
    alone: 'Rien d’autre que le mot de passe ne donne accès à ce compte.',
    lead: 'Quelqu’un qui connaissait votre mot de passe a pu ajouter ce qui suit. Ce que vous ne cochez pas sera supprimé.',
    passkeys: 'Clés d’accès à conserver',
    agreements: 'Sites à conserver qui agissent pour vous',
    passkeyUsed: 'ajoutée le {added}, dernière utilisation le {used}',
    passkeyUnused: 'ajoutée le {added}, jamais utilisée',
    agreement: '{origin}, accord du {since}',
    sessions: {
      one: 'Vous êtes connecté à un endroit, et y serez déconnecté.',
      many: 'Vous êtes connecté à {count} endroits, et serez déconnecté de tous.',
    },
    twoFactor:
      'La connexion en deux étapes reste active\u00a0: il vous faut un code de votre application comme auparavant.',
  },
};
