import { SERVICE_TYPES } from '../../../../db/contract/enums-programme';
import type words from '../../../i18n/programme';

/** One of the nine services that a picture shows (back-office§9). */
export type Service = keyof (typeof words)['zh']['services'];

export const SERVICE_NAMES = SERVICE_TYPES.map(({ value }) => value as Service);

export const servicePicture = (type: Service): string => `/services/${type}.svg`;
