/** Statuses of answers that a caller goes by; what they mean to a person, their texts say. */
export const NOT_FOUND = 404;
export const CONFLICT = 409;
/** Nobody is logged in, or no more. */
export const SIGNED_OUT = 100;
