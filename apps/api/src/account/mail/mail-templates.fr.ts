import type { MailTexts } from '../../platform/mail/mail-template.ts';

export const confirmAccountMail: MailTexts = {
  subject: 'Confirmez votre adresse courriel',
  text: `Bienvenue sur Boardwalk.

Le compte « {{ username }} » a été inscrit avec cette adresse le {{ since }} (UTC). Si c’était vous, confirmez que l’adresse est la vôtre, et le compte sera ouvert :

{{ link }}

Le lien fonctionne une seule fois, pendant trois jours, dans le navigateur de votre inscription; ailleurs, nous demandons le mot de passe que vous avez choisi. Si vous ne vous êtes pas inscrit, ou pas sous ce nom d’utilisateur, quelqu’un d’autre a entré votre adresse : ignorez ce courriel, et le compte ne sera jamais ouvert.
`,
  html: `<p>Bienvenue sur Boardwalk.</p>
<p>Le compte «&nbsp;{{ username }}&nbsp;» a été inscrit avec cette adresse le {{ since }} (UTC). Si c’était vous, confirmez que l’adresse est la vôtre, et le compte sera ouvert&nbsp;:</p>
<p><a href="{{ link }}">Confirmer mon adresse</a></p>
<p>Le lien fonctionne une seule fois, pendant trois jours, dans le navigateur de votre inscription; ailleurs, nous demandons le mot de passe que vous avez choisi. Si vous ne vous êtes pas inscrit, ou pas sous ce nom d’utilisateur, quelqu’un d’autre a entré votre adresse&nbsp;: ignorez ce courriel, et le compte ne sera jamais ouvert.</p>`,
};

export const addressInUseMail: MailTexts = {
  subject: 'Vous avez déjà un compte Boardwalk',
  text: `Quelqu’un, peut-être vous, a voulu ouvrir un compte avec cette adresse. Vous en avez déjà un : son nom d’utilisateur est « {{ username }} », et rien n’y a changé.

Ouvrir une session : {{ signInLink }}
Choisir un nouveau mot de passe : {{ forgotPasswordLink }}

Si ce n’était pas vous, vous n’avez rien à faire.
`,
  html: `<p>Quelqu’un, peut-être vous, a voulu ouvrir un compte avec cette adresse. Vous en avez déjà un&nbsp;: son nom d’utilisateur est «&nbsp;{{ username }}&nbsp;», et rien n’y a changé.</p>
<p><a href="{{ signInLink }}">Ouvrir une session</a> ou <a href="{{ forgotPasswordLink }}">choisir un nouveau mot de passe</a>.</p>
<p>Si ce n’était pas vous, vous n’avez rien à faire.</p>`,
};

export const resetPasswordMail: MailTexts = {
  subject: 'Choisissez un nouveau mot de passe',
  text: `Un nouveau mot de passe a été demandé pour le compte « {{ username }} ». Choisissez-le ici :

{{ link }}

Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ignorez ce courriel : votre mot de passe reste le même.
`,
  html: `<p>Un nouveau mot de passe a été demandé pour le compte «&nbsp;{{ username }}&nbsp;».</p>
<p><a href="{{ link }}">Choisir un nouveau mot de passe</a></p>
<p>Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ignorez ce courriel&nbsp;: votre mot de passe reste le même.</p>`,
};

export const usernameMail: MailTexts = {
  subject: 'Votre nom d’utilisateur',
  text: `Votre nom d’utilisateur Boardwalk est « {{ username }} ». Votre adresse courriel ouvre aussi votre session.

Ouvrir une session : {{ signInLink }}

Si vous ne l’avez pas demandé, vous n’avez rien à faire.
`,
  html: `<p>Votre nom d’utilisateur Boardwalk est «&nbsp;{{ username }}&nbsp;». Votre adresse courriel ouvre aussi votre session.</p>
<p><a href="{{ signInLink }}">Ouvrir une session</a></p>
<p>Si vous ne l’avez pas demandé, vous n’avez rien à faire.</p>`,
};

export const passwordResetMail: MailTexts = {
  subject: 'Votre mot de passe a été changé',
  text: `Le mot de passe de votre compte « {{ username }} » a été changé par un lien que nous vous avons envoyé, et toutes les sessions ont été fermées.
{% if passkeys != "" %}
Clés d’accès supprimées : {{ passkeys }}
{% endif %}{% if agreements != "" %}
Sites qui ne peuvent plus agir pour vous : {{ agreements }}
{% endif %}
Si ce n’était pas vous, choisissez-en un nouveau sans attendre : {{ forgotPasswordLink }}
`,
  html: `<p>Le mot de passe de votre compte «&nbsp;{{ username }}&nbsp;» a été changé par un lien que nous vous avons envoyé, et toutes les sessions ont été fermées.</p>
{% if passkeys != "" %}<p>Clés d’accès supprimées&nbsp;: {{ passkeys }}</p>{% endif %}
{% if agreements != "" %}<p>Sites qui ne peuvent plus agir pour vous&nbsp;: {{ agreements }}</p>{% endif %}
<p>Si ce n’était pas vous, <a href="{{ forgotPasswordLink }}">choisissez-en un nouveau</a> sans attendre.</p>`,
};

export const passwordChangedMail: MailTexts = {
  subject: 'Votre mot de passe a été changé',
  text: `Le mot de passe de votre compte « {{ username }} » a été changé, et toutes les autres sessions ont été fermées.

Si ce n’était pas vous, choisissez-en un nouveau sans attendre : {{ forgotPasswordLink }}
`,
  html: `<p>Le mot de passe de votre compte «&nbsp;{{ username }}&nbsp;» a été changé, et toutes les autres sessions ont été fermées.</p>
<p>Si ce n’était pas vous, <a href="{{ forgotPasswordLink }}">choisissez-en un nouveau</a> sans attendre.</p>`,
};
