import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To administrators, as the owner of a card disputes a charge and as the bank has decided. */
export const disputeMail = {
  name: 'payment-disputed',
  values: ['status', 'amount', 'reason', 'respondBy', 'id', 'chargeId', 'link'],
  texts: {
    en: {
      subject:
        '{% case status %}{% when "won" %}A dispute over {{ amount }} was won{% when "lost" %}A dispute over {{ amount }} was lost{% when "over" %}An inquiry about {{ amount }} is over{% when "inquiry" %}A bank asks about a charge of {{ amount }}{% else %}A charge of {{ amount }} is disputed{% endcase %}',
      body: `{% case status %}{% when "won" %}The bank has decided for us: the money stays, and with it what was paid for.{% when "lost" %}The bank has decided for the owner of the card, and has taken the money. What all of it had paid for has ended.{% when "over" %}The bank asks no more. Nothing has changed.{% when "inquiry" %}The owner of a card has asked their bank about a charge. Nothing has been taken yet.{% else %}The owner of a card has disputed a charge with their bank. What was paid for stays until the bank has decided.{% endcase %}

Amount: **{{ amount }}**
Reason: {{ reason }}{% if respondBy != "" %}
Evidence is taken until {{ respondBy }}, at the provider’s dashboard.{% endif %}
Dispute {{ id }}, charge {{ chargeId }}

[All disputes]({{ link }})`,
    },
    fr: {
      subject:
        '{% case status %}{% when "won" %}Une contestation de {{ amount }} est gagnée{% when "lost" %}Une contestation de {{ amount }} est perdue{% when "over" %}Une demande de renseignements sur {{ amount }} est close{% when "inquiry" %}Une banque pose des questions sur un débit de {{ amount }}{% else %}Un débit de {{ amount }} est contesté{% endcase %}',
      body: `{% case status %}{% when "won" %}La banque nous a donné raison\u00a0: l’argent reste ici, comme ce qui a été payé.{% when "lost" %}La banque a donné raison au titulaire de la carte et a repris l’argent. Ce que le montant entier avait payé a pris fin.{% when "over" %}La banque ne pose plus de questions. Rien n’a changé.{% when "inquiry" %}Le titulaire d’une carte a interrogé sa banque sur un débit. Rien n’a encore été repris.{% else %}Le titulaire d’une carte a contesté un débit auprès de sa banque. Ce qui a été payé reste en place jusqu’à la décision de la banque.{% endcase %}

Montant\u00a0: **{{ amount }}**
Motif\u00a0: {{ reason }}{% if respondBy != "" %}
Les preuves sont acceptées jusqu’au {{ respondBy }}, dans le tableau de bord du fournisseur.{% endif %}
Contestation {{ id }}, débit {{ chargeId }}

[Toutes les contestations]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;
