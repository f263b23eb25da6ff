/**
 * Condition that staff checked an organisation, for a statement.
 * @param alias of the organisation's row in it
 */
export const isVerified = (alias: string): string => `${alias}.verified_time IS NOT NULL`;
