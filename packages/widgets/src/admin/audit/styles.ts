import audit from './audit.css?inline';

/** What a list of the trail looks like. */
export const auditStyles = audit;
