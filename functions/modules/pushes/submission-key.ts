/** A form's own key, of one operator: what another one sends is another submission. */
export const submissionKey = (userId: string, key: string | null): string | null => key && `${userId}:${key}`;
