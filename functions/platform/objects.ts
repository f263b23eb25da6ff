/** The small picture of an object, when it has one: named after it, so that showing it asks no table. */
export const smallKey = (row: { object_key: string }): string => `small/${row.object_key}`;

/** Where the bytes of a ticket arrive; only what was verified gets the key that is served (design 8). */
export const pendingKey = (row: { object_key: string }): string => `pending/${row.object_key}`;
