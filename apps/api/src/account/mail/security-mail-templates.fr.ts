import type { MailTexts } from '../../platform/mail/mail-template.ts';

export const changeEmailMail: MailTexts = {
  subject: 'Confirmez votre nouvelle adresse courriel',
  body: `Cette adresse a été donnée pour le compte «\u00a0{{ username }}\u00a0» sur Boardwalk. Confirmez qu’elle est la vôtre, et elle remplacera l’adresse actuelle.

**[Confirmer ma nouvelle adresse]({{ link }})**

Le lien fonctionne une seule fois, pendant un jour, pour qui est connecté à ce compte ou en connaît le mot de passe. Si ce compte n’est pas le vôtre, quelqu’un d’autre a entré votre adresse\u00a0: ignorez ce courriel, et rien ne changera.`,
};

export const changeEmailNoticeMail: MailTexts = {
  subject: 'Une nouvelle adresse courriel a été demandée',
  body: `Quelqu’un qui connaît votre mot de passe a demandé une autre adresse courriel pour votre compte «\u00a0{{ username }}\u00a0». Cette adresse reste la vôtre jusqu’à ce que la nouvelle soit confirmée.

Si ce n’était pas vous, [choisissez sans attendre un nouveau mot de passe]({{ forgotPasswordLink }}), et rien ne changera.`,
};

export const emailChangedMail: MailTexts = {
  subject: 'Votre adresse courriel a été changée',
  body: `Votre compte «\u00a0{{ username }}\u00a0» a maintenant une autre adresse courriel, et plus aucun courriel ne viendra à celle-ci.

Si ce n’était pas vous, répondez à ce courriel sans attendre\u00a0: quelqu’un a votre mot de passe.`,
};

export const addressTakenMail: MailTexts = {
  subject: 'Votre adresse courriel appartient à ce compte',
  body: `Quelqu’un, peut-être vous, a voulu donner cette adresse à un autre compte Boardwalk. Elle appartient au compte «\u00a0{{ username }}\u00a0», et rien n’y a changé.

Si ce n’était pas vous, vous n’avez rien à faire.`,
};

export const twoFactorOnMail: MailTexts = {
  subject: 'La connexion en deux étapes est activée',
  body: `La connexion à votre compte «\u00a0{{ username }}\u00a0» demande maintenant un code de votre application en plus du mot de passe, et tous les autres appareils sont déconnectés. Gardez vos codes de secours là où vous les trouverez sans votre téléphone.

[Sécurité de votre compte]({{ securityLink }})`,
};

export const twoFactorOffMail: MailTexts = {
  subject: 'La connexion en deux étapes est désactivée',
  body: `Votre compte «\u00a0{{ username }}\u00a0» ne demande de nouveau que le mot de passe.

Si ce n’était pas vous, [choisissez un nouveau mot de passe]({{ forgotPasswordLink }}) sans attendre.`,
};

export const passkeyAddedMail: MailTexts = {
  subject: 'Une clé d’accès a été ajoutée à votre compte',
  body: `La clé d’accès «\u00a0{{ name }}\u00a0» ouvre désormais votre compte «\u00a0{{ username }}\u00a0».

Si ce n’était pas vous, [retirez-la et choisissez un nouveau mot de passe]({{ securityLink }}).`,
};

export const passkeyRemovedMail: MailTexts = {
  subject: 'Une clé d’accès a été retirée de votre compte',
  body: `La clé d’accès «\u00a0{{ name }}\u00a0» n’ouvre plus votre compte «\u00a0{{ username }}\u00a0».

[Sécurité de votre compte]({{ securityLink }})`,
};

export const accountDeletedMail: MailTexts = {
  subject: 'Votre compte est supprimé',
  body: `Votre compte Boardwalk «\u00a0{{ username }}\u00a0» est supprimé. Ses annonces sont retirées, les licences pour des panneaux ont pris fin sans remboursement, et ce que nous gardions de vous est effacé. C’est le dernier courriel à cette adresse.`,
};

export const recoveryCodeUsedMail: MailTexts = {
  subject: 'Un code de secours de votre compte a servi',
  body: `Un des codes de secours de votre compte «\u00a0{{ username }}\u00a0» a servi à la place de votre application. Codes restants\u00a0: {{ left }}. [Créez-en de nouveaux]({{ securityLink }}) avant d’utiliser le dernier.

Si ce n’était pas vous, [choisissez un nouveau mot de passe]({{ forgotPasswordLink }}) sans attendre, puis de nouveaux codes de secours.`,
};

export const accountDisabledMail: MailTexts = {
  subject: 'Votre compte est désactivé',
  body: `Nous avons désactivé votre compte Boardwalk «\u00a0{{ username }}\u00a0». Vous êtes déconnecté partout, et personne ne peut ouvrir de session tant que nous ne l’avons pas rouvert. Rien n’en est effacé.

Si vous pensez que c’est une erreur, répondez à ce courriel.`,
};

export const accountEnabledMail: MailTexts = {
  subject: 'Votre compte est rouvert',
  body: `Votre compte Boardwalk «\u00a0{{ username }}\u00a0» est rouvert, avec tout ce qu’il contenait.

[Ouvrir une session]({{ signInLink }})`,
};
