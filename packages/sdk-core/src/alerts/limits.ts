/** Rules that one person may have, of all kinds together. */
export const mostRules = 50;

/** Characters of the name of a rule. */
export const longestRuleName = 100;

/** Characters of the search of a rule, as text. */
export const longestRuleSearch = 20_000;

/** Mails within an hour that show what one alert is like, and those of all alerts of a person. */
export const mostTestsOfAlert = 3;
export const mostTestsOfPerson = 20;
