/** Object key of the document that proves who an organisation is. */
export const licenceKey = (number: number): string => `demo/licence-${String(number + 1).padStart(2, '0')}.pdf`;

/** Address under which the site serves a demo object. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** Object key of the portrait of a demo expert. */
export const portraitKey = (number: number): string => `demo/portrait-${String(number + 1).padStart(2, '0')}.png`;

/** Object key of a demo film. */
export const filmKey = (film: string): string => `demo/film-${film}.webm`;

/** Object key of the panorama of a demo hall. */
export const panoramaKey = (number: number): string => `demo/hall-${String(number + 1).padStart(2, '0')}.png`;

/** Object key of a picture of a demo park. */
export const parkPictureKey = (number: number, view: string): string =>
  `demo/park-${String(number + 1).padStart(2, '0')}-${view}.png`;

/** Object key of the notes of a demo course. */
export const courseNotesKey = (number: number): string =>
  `demo/course-${String(number + 1).padStart(2, '0')}-notes.pdf`;
