import type { MailTexts } from '../../platform/mail/mail-template.ts';

export const changeEmailMail: MailTexts = {
  subject: 'Confirmez votre nouvelle adresse courriel',
  text: `Cette adresse a été donnée pour le compte « {{ username }} » sur Boardwalk. Confirmez qu’elle est la vôtre, et elle remplacera l’adresse actuelle :

{{ link }}

Le lien fonctionne une seule fois, pendant un jour, pour qui est connecté à ce compte ou en connaît le mot de passe. Si ce compte n’est pas le vôtre, quelqu’un d’autre a entré votre adresse : ignorez ce courriel, et rien ne changera.
`,
  html: `<p>Cette adresse a été donnée pour le compte «&nbsp;{{ username }}&nbsp;» sur Boardwalk. Confirmez qu’elle est la vôtre, et elle remplacera l’adresse actuelle.</p>
<p><a href="{{ link }}">Confirmer ma nouvelle adresse</a></p>
<p>Le lien fonctionne une seule fois, pendant un jour, pour qui est connecté à ce compte ou en connaît le mot de passe. Si ce compte n’est pas le vôtre, quelqu’un d’autre a entré votre adresse&nbsp;: ignorez ce courriel, et rien ne changera.</p>`,
};

export const changeEmailNoticeMail: MailTexts = {
  subject: 'Une nouvelle adresse courriel a été demandée',
  text: `Quelqu’un qui connaît votre mot de passe a demandé une autre adresse courriel pour votre compte « {{ username }} ». Cette adresse reste la vôtre jusqu’à ce que la nouvelle soit confirmée.

Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe, et rien ne changera : {{ forgotPasswordLink }}
`,
  html: `<p>Quelqu’un qui connaît votre mot de passe a demandé une autre adresse courriel pour votre compte «&nbsp;{{ username }}&nbsp;». Cette adresse reste la vôtre jusqu’à ce que la nouvelle soit confirmée.</p>
<p>Si ce n’était pas vous, <a href="{{ forgotPasswordLink }}">choisissez sans attendre un nouveau mot de passe</a>, et rien ne changera.</p>`,
};

export const emailChangedMail: MailTexts = {
  subject: 'Votre adresse courriel a été changée',
  text: `Votre compte « {{ username }} » a maintenant une autre adresse courriel, et plus aucun courriel ne viendra à celle-ci.

Si ce n’était pas vous, écrivez-nous sans attendre : quelqu’un a votre mot de passe.
`,
  html: `<p>Votre compte «&nbsp;{{ username }}&nbsp;» a maintenant une autre adresse courriel, et plus aucun courriel ne viendra à celle-ci.</p>
<p>Si ce n’était pas vous, écrivez-nous sans attendre&nbsp;: quelqu’un a votre mot de passe.</p>`,
};

export const addressTakenMail: MailTexts = {
  subject: 'Votre adresse courriel appartient à ce compte',
  text: `Quelqu’un, peut-être vous, a voulu donner cette adresse à un autre compte Boardwalk. Elle appartient au compte « {{ username }} », et rien n’y a changé.

Si ce n’était pas vous, vous n’avez rien à faire.
`,
  html: `<p>Quelqu’un, peut-être vous, a voulu donner cette adresse à un autre compte Boardwalk. Elle appartient au compte «&nbsp;{{ username }}&nbsp;», et rien n’y a changé.</p>
<p>Si ce n’était pas vous, vous n’avez rien à faire.</p>`,
};

export const twoFactorOnMail: MailTexts = {
  subject: 'La connexion en deux étapes est activée',
  text: `La connexion à votre compte « {{ username }} » demande maintenant un code de votre application en plus du mot de passe, et tous les autres appareils sont déconnectés. Gardez vos codes de secours là où vous les trouverez sans votre téléphone.

Sécurité de votre compte : {{ securityLink }}
`,
  html: `<p>La connexion à votre compte «&nbsp;{{ username }}&nbsp;» demande maintenant un code de votre application en plus du mot de passe, et tous les autres appareils sont déconnectés. Gardez vos codes de secours là où vous les trouverez sans votre téléphone.</p>
<p><a href="{{ securityLink }}">Sécurité de votre compte</a></p>`,
};

export const twoFactorOffMail: MailTexts = {
  subject: 'La connexion en deux étapes est désactivée',
  text: `Votre compte « {{ username }} » ne demande de nouveau que le mot de passe.

Si ce n’était pas vous, choisissez un nouveau mot de passe sans attendre : {{ forgotPasswordLink }}
`,
  html: `<p>Votre compte «&nbsp;{{ username }}&nbsp;» ne demande de nouveau que le mot de passe.</p>
<p>Si ce n’était pas vous, <a href="{{ forgotPasswordLink }}">choisissez un nouveau mot de passe</a> sans attendre.</p>`,
};

export const passkeyAddedMail: MailTexts = {
  subject: 'Une clé d’accès a été ajoutée à votre compte',
  text: `La clé d’accès « {{ name }} » ouvre désormais votre compte « {{ username }} ».

Si ce n’était pas vous, retirez-la et choisissez un nouveau mot de passe : {{ securityLink }}
`,
  html: `<p>La clé d’accès «&nbsp;{{ name }}&nbsp;» ouvre désormais votre compte «&nbsp;{{ username }}&nbsp;».</p>
<p>Si ce n’était pas vous, <a href="{{ securityLink }}">retirez-la et choisissez un nouveau mot de passe</a>.</p>`,
};

export const passkeyRemovedMail: MailTexts = {
  subject: 'Une clé d’accès a été retirée de votre compte',
  text: `La clé d’accès « {{ name }} » n’ouvre plus votre compte « {{ username }} ».

Sécurité de votre compte : {{ securityLink }}
`,
  html: `<p>La clé d’accès «&nbsp;{{ name }}&nbsp;» n’ouvre plus votre compte «&nbsp;{{ username }}&nbsp;».</p>
<p><a href="{{ securityLink }}">Sécurité de votre compte</a></p>`,
};

export const accountDeletedMail: MailTexts = {
  subject: 'Votre compte est supprimé',
  text: `Votre compte Boardwalk « {{ username }} » est supprimé. Ses annonces sont retirées, et ce que nous gardions de vous est effacé. C’est le dernier courriel à cette adresse.
`,
  html: `<p>Votre compte Boardwalk «&nbsp;{{ username }}&nbsp;» est supprimé. Ses annonces sont retirées, et ce que nous gardions de vous est effacé. C’est le dernier courriel à cette adresse.</p>`,
};

export const recoveryCodeUsedMail: MailTexts = {
  subject: 'Un code de secours de votre compte a servi',
  text: `Un des codes de secours de votre compte « {{ username }} » a servi à la place de votre application. Codes restants : {{ left }}. Créez-en de nouveaux avant d’utiliser le dernier : {{ securityLink }}

Si ce n’était pas vous, choisissez un nouveau mot de passe sans attendre, puis de nouveaux codes de secours : {{ forgotPasswordLink }}
`,
  html: `<p>Un des codes de secours de votre compte «&nbsp;{{ username }}&nbsp;» a servi à la place de votre application. Codes restants&nbsp;: {{ left }}. <a href="{{ securityLink }}">Créez-en de nouveaux</a> avant d’utiliser le dernier.</p>
<p>Si ce n’était pas vous, <a href="{{ forgotPasswordLink }}">choisissez un nouveau mot de passe</a> sans attendre, puis de nouveaux codes de secours.</p>`,
};

export const accountDisabledMail: MailTexts = {
  subject: 'Votre compte est désactivé',
  text: `Nous avons désactivé votre compte Boardwalk « {{ username }} ». Vous êtes déconnecté partout, et personne ne peut ouvrir de session tant que nous ne l’avons pas rouvert. Rien n’en est effacé.

Si vous pensez que c’est une erreur, écrivez-nous.
`,
  html: `<p>Nous avons désactivé votre compte Boardwalk «&nbsp;{{ username }}&nbsp;». Vous êtes déconnecté partout, et personne ne peut ouvrir de session tant que nous ne l’avons pas rouvert. Rien n’en est effacé.</p>
<p>Si vous pensez que c’est une erreur, écrivez-nous.</p>`,
};

export const accountEnabledMail: MailTexts = {
  subject: 'Votre compte est rouvert',
  text: `Votre compte Boardwalk « {{ username }} » est rouvert, avec tout ce qu’il contenait.

Ouvrir une session : {{ signInLink }}
`,
  html: `<p>Votre compte Boardwalk «&nbsp;{{ username }}&nbsp;» est rouvert, avec tout ce qu’il contenait.</p>
<p><a href="{{ signInLink }}">Ouvrir une session</a></p>`,
};
