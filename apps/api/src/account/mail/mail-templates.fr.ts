import type { MailTexts } from '../../platform/mail/mail-template.ts';

export const confirmAccountMail: MailTexts = {
  subject: 'Confirmez votre adresse courriel',
  body: `Bienvenue sur Boardwalk.

Le compte «\u00a0{{ username }}\u00a0» a été inscrit avec cette adresse le {{ since }} (UTC). Si c’était vous, confirmez que l’adresse est la vôtre, et le compte sera ouvert\u00a0:

**[Confirmer mon adresse]({{ link }})**

Le lien fonctionne une seule fois, pendant trois jours, dans le navigateur de votre inscription; ailleurs, nous demandons le mot de passe que vous avez choisi. Si vous ne vous êtes pas inscrit, ou pas sous ce nom d’utilisateur, quelqu’un d’autre a entré votre adresse\u00a0: ignorez ce courriel, et le compte ne sera jamais ouvert.`,
};

export const addressInUseMail: MailTexts = {
  subject: 'Vous avez déjà un compte Boardwalk',
  body: `Quelqu’un, peut-être vous, a voulu ouvrir un compte avec cette adresse. Vous en avez déjà un\u00a0: son nom d’utilisateur est «\u00a0{{ username }}\u00a0», et rien n’y a changé.

[Ouvrir une session]({{ signInLink }})
[Choisir un nouveau mot de passe]({{ forgotPasswordLink }})

Si ce n’était pas vous, vous n’avez rien à faire.`,
};

export const resetPasswordMail: MailTexts = {
  subject: 'Choisissez un nouveau mot de passe',
  body: `Un nouveau mot de passe a été demandé pour le compte «\u00a0{{ username }}\u00a0».

**[Choisir un nouveau mot de passe]({{ link }})**

Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ignorez ce courriel\u00a0: votre mot de passe reste le même.`,
};

export const usernameMail: MailTexts = {
  subject: 'Votre nom d’utilisateur',
  body: `Votre nom d’utilisateur Boardwalk est «\u00a0{{ username }}\u00a0». Votre adresse courriel ouvre aussi votre session.

[Ouvrir une session]({{ signInLink }})

Si vous ne l’avez pas demandé, vous n’avez rien à faire.`,
};

export const passwordResetMail: MailTexts = {
  subject: 'Votre mot de passe a été changé',
  body: `Le mot de passe de votre compte «\u00a0{{ username }}\u00a0» a été changé par un lien que nous vous avons envoyé, et toutes les sessions ont été fermées.

{% if passkeys != "" %}Clés d’accès supprimées\u00a0: {{ passkeys }}{% endif %}

{% if agreements != "" %}Sites qui ne peuvent plus agir pour vous\u00a0: {{ agreements }}{% endif %}

Si ce n’était pas vous, [choisissez-en un nouveau]({{ forgotPasswordLink }}) sans attendre.`,
};

export const passwordChangedMail: MailTexts = {
  subject: 'Votre mot de passe a été changé',
  body: `Le mot de passe de votre compte «\u00a0{{ username }}\u00a0» a été changé, et toutes les autres sessions ont été fermées.

Si ce n’était pas vous, [choisissez-en un nouveau]({{ forgotPasswordLink }}) sans attendre.`,
};
