/** Where the bytes of a ticket arrive; only what was verified gets the key that is served (design 8). */
export const pendingKey = (row: { object_key: string }): string => `pending/${row.object_key}`;
