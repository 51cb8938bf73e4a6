/** Terms by which a person would pass for the site's operator, in English and French. */
export const reservedNameTerms: readonly string[] = [
  ...['boardwalk', 'admin', 'admins', 'administrator', 'administrators', 'administration'],
  ...['administrateur', 'administrateurs', 'administratrice', 'sysadmin', 'superuser'],
  ...['moderator', 'moderators', 'moderation', 'modérateur', 'modérateurs', 'modératrice'],
  ...['support', 'helpdesk', 'customer service', 'customer care', 'service client', 'assistance'],
  ...['webmaster', 'postmaster', 'hostmaster', 'noreply', 'no reply', 'mailer daemon'],
  ...['official', 'officiel', 'officielle', 'security', 'sécurité', 'billing', 'facturation'],
];

/** Words that are family names too, or usual beside one: nobody has them as their only name. */
export const reservedAlone: readonly string[] = [
  'root',
  'staff',
  'team',
  'help',
  'équipe',
  'abuse',
];
