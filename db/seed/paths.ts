/** Object key of a field's cover picture. */
export const coverKey = (fieldKey: string): string => `demo/cover-${fieldKey}.png`;

/** Address under which the site serves a demo object. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** Address of a field's cover picture. */
export const coverUrl = (fieldKey: string): string => fileUrl(coverKey(fieldKey));
