import { IMPORT_ROW, IMPORT_STATE, type ImportRowState, type ImportState } from '../../../db/contract/import-kinds';
import type { Tone } from '../../kit/layout/StateChip';

/** Query key of everything about imports. */
export const KEY = ['imports'];

const { uploading, waiting, running, paused, done, cancelled } = IMPORT_STATE;

export const JOB_TONES: Readonly<Record<ImportState, Tone>> = {
  [uploading]: 'none',
  [waiting]: 'review',
  [running]: 'review',
  [paused]: 'returned',
  [done]: 'adopted',
  [cancelled]: 'none',
};

export const ROW_TONES: Readonly<Record<ImportRowState, Tone>> = {
  [IMPORT_ROW.made]: 'adopted',
  [IMPORT_ROW.duplicate]: 'returned',
  [IMPORT_ROW.refused]: 'rejected',
};

/** Whether an import moves by itself. */
export const isMoving = (state: ImportState): boolean => state === waiting || state === running;

/** Milliseconds until an import that moves is looked at again. */
export const EVERY_MS = 2000;
