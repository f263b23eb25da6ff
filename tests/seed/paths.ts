/** Object key of the document that proves who an organisation is. */
export const licenceKey = (number: number): string => `demo/licence-${String(number + 1).padStart(2, '0')}.pdf`;

/** Address under which the site serves a demo object. */
export const fileUrl = (key: string): string => `/files/${key}`;
