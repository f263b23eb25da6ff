/**
 * Condition that staff checked an organisation, for a statement.
 * @param _alias of the organisation's row in it
 */
export const isVerified = (_alias: string): string => '0';
